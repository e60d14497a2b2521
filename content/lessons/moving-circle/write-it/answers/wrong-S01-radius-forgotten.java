// wrong S01
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = b.minus(a).perpendicular().unit();
    double k = n.dot(center.minus(a)), s = n.dot(velocity);
    if (k * s >= 0) return k == 0 ? 0 : -1;
    double t = -k / s;
    return t <= 1 ? t : -1;
  }
}
