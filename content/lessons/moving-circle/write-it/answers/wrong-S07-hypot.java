// wrong S07
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = b.minus(a).perpendicular().unit();
    double gap = Math.abs(n.dot(center.minus(a))) - radius;
    if (gap < 0) return 0;
    double t = gap / Math.hypot(velocity.x(), velocity.y());
    boolean closing = n.dot(center.minus(a)) * n.dot(velocity) < 0;
    return closing && t >= 0 && t <= 1 ? t : -1;
  }
}
