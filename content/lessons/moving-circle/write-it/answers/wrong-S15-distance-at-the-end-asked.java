// wrong S15
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = b.minus(a).perpendicular().unit();
    double k = Math.abs(n.dot(center.minus(a)));
    double k1 = Math.abs(n.dot(center.plus(velocity).minus(a)));
    if (k < radius) return 0;
    if (k1 > radius || k1 >= k) return -1;
    return (k - radius) / (k - k1);
  }
}
