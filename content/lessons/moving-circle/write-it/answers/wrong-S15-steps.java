// wrong S15
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = b.minus(a).perpendicular().unit();
    double k = Math.abs(n.dot(center.minus(a)));
    if (k < radius) return 0;
    Vec2 end = center.plus(velocity);
    if (Math.abs(n.dot(end.minus(a))) <= radius) {
      double s = -Math.signum(n.dot(center.minus(a))) * n.dot(velocity);
      return s > 0 ? (k - radius) / s : -1;
    }
    return -1;
  }
}
