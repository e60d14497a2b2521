// wrong S43
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    if (velocity.length() == 0) return -1;
    Vec2 n = b.minus(a).unit().perpendicular();
    double s = center.minus(a).dot(n), v = velocity.dot(n);
    double h = Math.abs(s), w = v * Math.signum(s);
    if (h < radius) return 0;
    if (w >= 0) return -1;
    double t = (h - radius) / -w;
    return t <= 1 ? t : -1;
  }
}
