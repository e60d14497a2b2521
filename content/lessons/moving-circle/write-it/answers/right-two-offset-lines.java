// right
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    double dx = b.x() - a.x(), dy = b.y() - a.y();
    double len = Math.hypot(dx, dy);
    double s0 = (dx * (center.y() - a.y()) - dy * (center.x() - a.x())) / len;
    double sv = (dx * velocity.y() - dy * velocity.x()) / len;
    if (Math.abs(s0) < radius) return 0;
    if (sv == 0) return -1;
    double best = -1;
    for (double target : new double[] {radius, -radius}) {
      double t = (target - s0) / sv;
      boolean approaching = s0 * sv < 0;
      if (approaching && t >= 0 && t <= 1 && (best < 0 || t < best)) best = t;
    }
    return best;
  }
}
