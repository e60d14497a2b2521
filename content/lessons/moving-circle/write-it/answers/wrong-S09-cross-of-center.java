// wrong S09
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 d = b.minus(a);
    double k = d.cross(center) / d.length(), s = d.cross(velocity) / d.length();
    if (k < 0) { k = -k; s = -s; }
    if (k < radius) return 0;
    if (s >= 0) return -1;
    double t = (radius - k) / s;
    return t > 1 ? -1 : t;
  }
}
