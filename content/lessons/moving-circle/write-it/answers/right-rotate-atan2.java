// right
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    double phi = Math.atan2(b.y() - a.y(), b.x() - a.x());
    double h = -Math.sin(phi) * (center.x() - a.x()) + Math.cos(phi) * (center.y() - a.y());
    double w = -Math.sin(phi) * velocity.x() + Math.cos(phi) * velocity.y();
    double eps = 1e-12;
    if (Math.abs(h) < radius - eps) return 0;
    double speed = -Math.signum(h) * w;
    if (speed <= eps) return -1;
    double t = (Math.abs(h) - radius) / speed;
    if (t < 0) t = 0;
    return t <= 1 + eps ? t : -1;
  }
}
