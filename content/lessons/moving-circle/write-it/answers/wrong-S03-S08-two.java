// wrong S03+S08
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = b.minus(a).perpendicular();
    double k = n.dot(center.minus(a)), s = n.dot(velocity);
    if (k < 0) { k = -k; s = -s; }
    if (k < 2 * radius) return 0;
    if (s >= 0) return -1;
    double t = (k - 2 * radius) / -s;
    return t > 1 ? -1 : t;
  }
}
