// right
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = b.minus(a).perpendicular().unit();
    double k = n.dot(center.minus(a));
    if (Math.abs(k) < radius) return 0;
    double t = (Math.abs(k) - radius) / (-Math.signum(k) * n.dot(velocity));
    return t >= 0 && t <= 1 && 1 / t > 0 ? t : -1;
  }
}
