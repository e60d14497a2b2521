// wrong O02
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a);
    double n = d.lengthSquared(), e = center.minus(a).dot(d);
    if (e <= 0) return center.minus(a).length() < radius;
    if (e >= n) return center.minus(b).length() < radius;
    double h = center.minus(a).cross(d);
    return h * h < radius * radius * n;
  }
}
