// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    Stadium s = new Stadium(new Segment(a, b), stadiumRadius);
    Segment core = s.core();
    Vec2 d = core.b().minus(core.a());
    double best = Math.min(center.minus(a).length(), center.minus(b).length());
    double t = center.minus(a).dot(d) / d.dot(d);
    if (t > 0 && t < 1) best = Math.min(best, center.minus(a.plus(d.times(t))).length());
    return best <= s.radius() + circleRadius;
  }
}
