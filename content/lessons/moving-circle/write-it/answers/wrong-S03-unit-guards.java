// wrong S03
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 d = b.minus(a), n = d.perpendicular(), u = n.unit();
    double dist = u.dot(center.minus(a));
    if (Math.abs(dist) < radius) return 0;
    if (dist * u.dot(velocity) >= 0) return -1;
    double t = (Math.abs(n.dot(center.minus(a))) - radius) / Math.abs(n.dot(velocity));
    return t >= 0 && t <= 1 ? t : -1;
  }
}
