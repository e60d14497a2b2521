// right
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 d = b.minus(a);
    if (d.cross(center.minus(a)) < 0) return timeOfImpact(b, a, center, radius, velocity);
    Vec2 n = d.perpendicular().unit();
    double gap = n.dot(center.minus(a)) - radius;
    double s = n.dot(velocity);
    if (gap < 0) return 0;
    return s < 0 && gap <= -s ? gap / -s : -1;
  }
}
