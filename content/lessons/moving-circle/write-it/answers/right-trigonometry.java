// right
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    double angle = Math.atan2(b.y() - a.y(), b.x() - a.x());
    double nx = -Math.sin(angle), ny = Math.cos(angle);
    double k = (center.x() - a.x()) * nx + (center.y() - a.y()) * ny;
    double s = velocity.x() * nx + velocity.y() * ny;
    if (k < 0) { k = -k; s = -s; }
    if (k < radius) return 0;
    if (s >= -1e-12) return -1;
    double t = (radius - k) / s;
    return t <= 1 ? t : -1;
  }
}
