// wrong S15
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = b.minus(a).perpendicular().unit();
    double end = Math.abs(n.dot(center.plus(velocity).minus(a)));
    if (end > radius) return -1;
    double k = Math.abs(n.dot(center.minus(a)));
    double s = n.dot(center.minus(a)) < 0 ? n.dot(velocity) : -n.dot(velocity);
    if (k < radius) return 0;
    if (s <= 0) return -1;
    return (k - radius) / s;
  }
}
