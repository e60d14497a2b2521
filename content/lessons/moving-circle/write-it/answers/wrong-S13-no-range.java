// wrong S13
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = b.minus(a).perpendicular().unit();
    double k = n.dot(center.minus(a)), s = n.dot(velocity);
    if (Math.abs(k) < radius) return 0;
    if (k * s >= 0) return -1;
    return (Math.abs(k) - radius) / Math.abs(s);
  }
}
