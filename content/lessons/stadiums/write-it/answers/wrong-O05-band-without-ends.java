// wrong O05
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    Vec2 d = b.minus(a);
    double t = center.minus(a).dot(d) / d.dot(d);
    if (t < 0 || t > 1) return false;
    return center.minus(a.plus(d.times(t))).length() <= stadiumRadius + circleRadius;
  }
}
