// wrong S36
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = b.minus(a).perpendicular().unit();
    double k = n.dot(center.minus(a));
    double s = -n.dot(velocity);
    double L = b.minus(a).length();
    if (k < radius) return 0;
    if (s <= 0) return -1;
    double t = (k - radius) / s;
    return t <= 1 ? t : -1;
  }
}
