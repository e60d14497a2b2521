// wrong -
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    int dx = (int) b.x() - (int) a.x(), dy = (int) b.y() - (int) a.y();
    double n = dx * dx + dy * dy;
    if (n == 0) return a;
    double t = (((int) p.x() - (int) a.x()) * dx + ((int) p.y() - (int) a.y()) * dy) / n;
    t = Math.max(0, Math.min(1, t));
    return new Vec2((int) a.x() + t * dx, (int) a.y() + t * dy);
  }
}
