// right
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    double angle = Math.atan2(b.y() - a.y(), b.x() - a.x());
    double s = Math.sin(-angle), c = Math.cos(-angle);
    double y = (center.x() - a.x()) * s + (center.y() - a.y()) * c;
    double vy = velocity.x() * s + velocity.y() * c;
    double eps = 1e-12;
    if (Math.abs(y) < radius - eps) return 0;
    if (y > 0) {
      if (vy > -eps) return -1;
      double t = (y - radius) / -vy;
      return t < 0 ? 0 : t > 1 + eps ? -1 : Math.min(1, t);
    }
    if (vy < eps) return -1;
    double t = (-radius - y) / vy;
    return t < 0 ? 0 : t > 1 + eps ? -1 : Math.min(1, t);
  }
}
