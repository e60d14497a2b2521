// wrong S14
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = b.minus(a).perpendicular().unit();
    double k = n.dot(center.minus(a));
    double s = k > 0 ? -n.dot(velocity) : n.dot(velocity);
    double t = (Math.abs(k) - radius) / s;
    if (Math.abs(k) < radius) return 0;
    if (s < 0 || t > 1 && s != 0) return -1;
    return t;
  }
}
