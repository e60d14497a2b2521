// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a), w = center.minus(a);
    double n = d.lengthSquared(), e = w.dot(d);
    if (e <= 0 || n == 0) return w.lengthSquared() <= radius * radius;
    if (e >= n) return center.minus(b).lengthSquared() <= radius * radius;
    double cross = w.cross(d);
    return cross * cross <= radius * radius * n;
  }
}
