// wrong S15
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = b.minus(a).perpendicular().unit();
    double k = Math.abs(n.dot(center.minus(a)));
    double e = Math.abs(n.dot(center.minus(a).plus(velocity)));
    if (k < radius) return 0;
    if (e >= k || e > radius) return -1;
    return (k - radius) / Math.abs(n.dot(velocity));
  }
}
