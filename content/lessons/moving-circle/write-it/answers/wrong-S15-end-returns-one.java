// wrong S15
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = b.minus(a).perpendicular().unit();
    double e = Math.abs(n.dot(center.plus(velocity).minus(a)));
    double k = Math.abs(n.dot(center.minus(a)));
    if (k < radius) return 0;
    return e <= radius ? 1 : -1;
  }
}
