// wrong S15
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = b.minus(a).perpendicular().unit();
    double k = n.dot(center.minus(a)), e = n.dot(center.plus(velocity).minus(a));
    if (Math.abs(k) < radius) return 0;
    if (Math.abs(e) > radius) return -1;
    double s = Math.abs(n.dot(velocity));
    if (s == 0 || Math.abs(e) >= Math.abs(k)) return -1;
    return (Math.abs(k) - radius) / s;
  }
}
