// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 q = closestPoint(a, b, center);
    double dx = center.x() - q.x(), dy = center.y() - q.y();
    double d = Math.sqrt(dx * dx + dy * dy);
    if (d == 0) return onSegment(a, b, radius);
    if (d > radius) return new Vec2(0, 0);
    return new Vec2(dx / d * (radius - d), dy / d * (radius - d));
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.equals(b)) return a;
    if (a.y() == b.y()) return new Vec2(clip(p.x(), a.x(), b.x()), a.y());
    if (a.x() == b.x()) return new Vec2(a.x(), clip(p.y(), a.y(), b.y()));
    double m = (b.y() - a.y()) / (b.x() - a.x());
    double x = (m * a.x() - a.y() + p.x() / m + p.y()) / (m + 1 / m);
    x = clip(x, a.x(), b.x());
    return new Vec2(x, m * (x - a.x()) + a.y());
  }
  static double clip(double v, double lo, double hi) { return lo > hi ? clip(v, hi, lo) : v < lo ? lo : v > hi ? hi : v; }

  static Vec2 onSegment(Vec2 a, Vec2 b, double radius) {
    if (a.equals(b)) return new Vec2(0, radius);
    return b.minus(a).perpendicular().unit().times(radius);
  }
}
