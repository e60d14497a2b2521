// wrong S07
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = b.minus(a).perpendicular().unit();
    double k = n.dot(center.minus(a));
    if (Math.abs(k) < radius) return 0;
    if (k * n.dot(velocity) >= 0) return -1;
    double t = (Math.abs(k) - radius) / velocity.length();
    return t <= 1 ? t : -1;
  }
}
