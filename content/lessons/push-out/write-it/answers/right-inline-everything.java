// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double dx = b.x() - a.x(), dy = b.y() - a.y(), n = dx * dx + dy * dy;
    double t = n == 0 ? 0 : Math.max(0, Math.min(1, ((center.x() - a.x()) * dx + (center.y() - a.y()) * dy) / n));
    double ox = center.x() - (a.x() + t * dx), oy = center.y() - (a.y() + t * dy);
    double dist = Math.sqrt(ox * ox + oy * oy);
    if (dist >= radius) return new Vec2(0, 0);
    if (dist > 0) return new Vec2(ox * (radius / dist - 1), oy * (radius / dist - 1));
    if (n == 0) return new Vec2(0, radius);
    return new Vec2(-dy / Math.sqrt(n) * radius, dx / Math.sqrt(n) * radius);
  }
}
