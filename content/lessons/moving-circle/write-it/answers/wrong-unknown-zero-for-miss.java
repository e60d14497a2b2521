// wrong -
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = b.minus(a).perpendicular().unit();
    double k = n.dot(center.minus(a)), s = n.dot(velocity);
    if (k < 0) { k = -k; s = -s; }
    if (k < radius || s >= 0) return 0;
    double t = (k - radius) / -s;
    return t > 1 ? 0 : t;
  }
}
