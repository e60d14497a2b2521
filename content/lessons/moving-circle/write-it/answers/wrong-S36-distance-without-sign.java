// wrong S36
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = b.minus(a).perpendicular().unit();
    double k = Math.abs(n.dot(center.minus(a))), v = n.dot(velocity);
    if (k < radius) return 0;
    if (v >= 0) return -1;
    double t = (k - radius) / -v;
    return t >= 0 && t <= 1 ? t : -1;
  }
}
