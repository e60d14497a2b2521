// wrong -
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    // takes the radius off before the sign is turned
    Vec2 n = b.minus(a).perpendicular().unit();
    double gap = n.dot(center.minus(a)) - radius, v = n.dot(velocity);
    if (gap < 0) { gap = -gap; v = -v; }
    if (v >= 0) return -1;
    double t = gap / -v;
    return t <= 1 ? t : -1;
  }
}
