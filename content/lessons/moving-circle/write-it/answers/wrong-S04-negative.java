// wrong S04
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = b.minus(a).perpendicular().unit();
    double k = n.dot(center.minus(a)), s = -n.dot(velocity);
    if (k < 0) { k = -k; s = -s; }
    if (k < radius) return 0;
    if (s <= 0 || k - radius > s) return -1;
    return -(k - radius) / s;
  }
}
