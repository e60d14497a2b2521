// right
import touchline.geometry.*;

class Solution {
  static double gap(Vec2 a, Vec2 b, Vec2 c, double r, double sign) {
    return sign * b.minus(a).unit().cross(c.minus(a)) - r;
  }

  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    double sign = b.minus(a).cross(center.minus(a)) < 0 ? -1 : 1;
    double before = gap(a, b, center, radius, sign);
    double after = gap(a, b, center.plus(velocity), radius, sign);
    if (before < 0) return 0;
    if (after >= before || after > 0) return -1;
    double lo = 0, hi = 1;
    for (int i = 0; i < 60; i++) {
      double mid = (lo + hi) / 2;
      if (gap(a, b, center.plus(velocity.times(mid)), radius, sign) > 0) lo = mid; else hi = mid;
    }
    return hi;
  }
}
