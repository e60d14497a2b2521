// wrong A05
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double dx = b.x() - a.x(), dy = b.y() - a.y();
    double n = dx * dx + dy * dy;
    double t = n == 0 ? 0 : ((center.x() - a.x()) * dx + (center.y() - a.y()) * dy) / n;
    t = Math.max(0, Math.min(1, t));
    double px = center.x() - a.x() - t * dx, py = center.y() - a.y() - t * dy;
    double dist = px * px + py * py; // the root is missing
    if (dist >= radius) return Vec2.ZERO;
    if (dist == 0) {
      if (n == 0) return new Vec2(0, radius);
      return new Vec2(-dy, dx).unit().times(radius);
    }
    return new Vec2(px / dist * (radius - dist), py / dist * (radius - dist));
  }
}
