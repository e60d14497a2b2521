// right
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    double dx = b.x() - a.x(), dy = b.y() - a.y(), l = Math.hypot(dx, dy);
    if (l == 0) return new Vec2(a.x(), a.y());
    double c = dx / l, s = dy / l;
    double localX = c * (p.x() - a.x()) + s * (p.y() - a.y());
    localX = Math.max(0.0, Math.min(localX, l));
    return new Vec2(a.x() + c * localX, a.y() + s * localX);
  }
}
