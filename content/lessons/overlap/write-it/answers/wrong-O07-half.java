// wrong O07
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double r = radius / 2;
    Vec2 d = b.minus(a);
    double e = center.minus(a).dot(d), n = d.dot(d);
    if (e <= 0) return center.minus(a).length() <= r;
    if (e >= n) return center.minus(b).length() <= r;
    return Math.abs(center.minus(a).cross(d)) <= r * Math.sqrt(n);
  }
}
