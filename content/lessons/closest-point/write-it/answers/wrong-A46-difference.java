// wrong A46
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {

    double dx = b.x() - a.x(), dy = b.y() - a.y();
    double l = dx * dx + dy * dy;
    if (l == 0) return a;
    double t = ((p.x() - a.x()) * dx + (p.y() - a.x()) * dy) / l;
    t = Math.max(0, Math.min(1, t));
    return new Vec2(a.x() + t * dx, a.y() + t * dy);
  }
}
