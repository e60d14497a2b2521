// wrong M31
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double radius = stadiumRadius + circleRadius;
    Vec2 u = b.minus(a).unit();
    double s = Math.max(0, Math.min(b.minus(a).length(), center.minus(a).dot(u)));
    return a.plus(u.times(s)).minus(center).length() <= radius;
  }
}
