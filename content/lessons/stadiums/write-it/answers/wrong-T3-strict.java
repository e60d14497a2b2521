// wrong T3
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    Vec2 d = b.minus(a);
    double t = d.length() == 0 ? 0 : Math.min(1, Math.max(0, center.minus(a).dot(d) / d.dot(d)));
    return center.minus(a.plus(d.times(t))).lengthSquared() < stadiumRadius * stadiumRadius + circleRadius * circleRadius;
  }
}
