// wrong S19
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = b.minus(a).perpendicular().unit();
    double k = n.dot(center.minus(a));
    if (k < 0) {
      n = n.times(-1);
      k = -k;
    }
    double s = -n.dot(velocity);
    double L = b.minus(a).length();
    double t = (k - radius) / s;
    return t >= 0 && t <= 1 ? t : -1;
  }
}
