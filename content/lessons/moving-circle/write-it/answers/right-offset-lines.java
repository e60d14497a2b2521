// right
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = b.minus(a).perpendicular().unit();
    double before = n.dot(center.minus(a));
    double after = n.dot(center.plus(velocity).minus(a));
    if (before > -radius && before < radius) return 0;
    if (before >= radius && after < before && after <= radius) {
      return (before - radius) / (before - after);
    }
    if (before <= -radius && after > before && after >= -radius) {
      return (before + radius) / (before - after);
    }
    return -1;
  }
}
