// wrong O05
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a);
    if (d.lengthSquared() == 0) return center.minus(a).length() <= radius;
    double t = center.minus(a).dot(d) / d.lengthSquared();
    if (t < 0 || t > 1) return false;
    return center.minus(a.plus(d.times(t))).length() <= radius;
  }
}
