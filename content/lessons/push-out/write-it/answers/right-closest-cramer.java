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
    double dx = b.x() - a.x(), dy = b.y() - a.y();
    double det = dx * dx + dy * dy;
    if (det == 0) return a;
    double wx = p.x() - a.x(), wy = p.y() - a.y();
    double t = (wx * dx + wy * dy) / det;
    double q = (dx * wy - dy * wx) / det;
    if (t >= 0 && t <= 1) return new Vec2(p.x() + q * dy, p.y() - q * dx);
    return t < 0 ? a : b;
  }

  static Vec2 onSegment(Vec2 a, Vec2 b, double radius) {
    if (a.equals(b)) return new Vec2(0, radius);
    return b.minus(a).perpendicular().unit().times(radius);
  }
}
