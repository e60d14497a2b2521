// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 u = a.minus(center), v = b.minus(center);
    double base = b.minus(a).length();
    if (base == 0 || u.dot(v.minus(u)) >= 0) return u.length() <= radius;
    if (v.dot(v.minus(u)) <= 0) return v.length() <= radius;
    double area = Math.abs(u.cross(v)) / 2;
    return 2 * area / base <= radius;
  }
}
