// right
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Line line = Line.through(a, b);
    double k = line.normal().dot(center) - line.offset();
    double s = line.normal().dot(velocity);
    double sign = Math.signum(k);
    if (Math.abs(k) < radius - 1e-9) return 0;
    if (sign * s >= 0) return -1;
    double t = Math.max(0, (k - sign * radius) / -s);
    return t <= 1 ? t : -1;
  }
}
