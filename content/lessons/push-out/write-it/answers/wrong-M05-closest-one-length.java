// wrong M05
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: push-out/parts/offset-to-a-goal

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    double dx = b.x() - a.x(), dy = b.y() - a.y();
    double len = Math.sqrt(dx * dx + dy * dy);
    if (len == 0) return a;
    double t = ((p.x() - a.x()) * dx + (p.y() - a.y()) * dy) / len;
    return new Vec2(a.x() + clamp01(t) * dx, a.y() + clamp01(t) * dy);
  }
  static double clamp01(double v) { return v < 0 ? 0 : v > 1 ? 1 : v; }

  static Vec2 onSegment(Vec2 a, Vec2 b, double radius) {
    if (a.equals(b)) return new Vec2(0, radius);
    return b.minus(a).perpendicular().unit().times(radius);
  }
}
