// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double l = b.minus(a).length();
    if (l == 0) return a.minus(center).length() <= radius;
    Vec2 u = b.minus(a).unit();
    double x = center.minus(a).dot(u), y = u.cross(center.minus(a));
    double over = Math.max(0, Math.max(-x, x - l));
    return over * over + y * y <= radius * radius;
  }
}
