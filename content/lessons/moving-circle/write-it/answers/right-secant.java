// right
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = b.minus(a).perpendicular().unit();
    double g0 = Math.abs(n.dot(center.minus(a))) - radius;
    if (g0 < 0) return 0;
    double sign = Math.signum(n.dot(center.minus(a)));
    double g1 = sign * n.dot(center.plus(velocity).minus(a)) - radius;
    if (g1 >= g0 || g1 > 0) return -1;
    return g0 / (g0 - g1);
  }
}
