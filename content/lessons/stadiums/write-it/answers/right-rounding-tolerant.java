// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double radius = stadiumRadius + circleRadius;
    Vec2 d = b.minus(a);
    double l = d.lengthSquared();
    double t = l == 0 ? 0 : Math.min(1, Math.max(0, center.minus(a).dot(d) / l));
    return center.minus(a.plus(d.times(t))).length() <= radius + 1e-9;
  }
}
