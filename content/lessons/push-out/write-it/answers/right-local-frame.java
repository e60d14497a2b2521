// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double l = b.minus(a).length();
    Vec2 u = l == 0 ? new Vec2(1, 0) : b.minus(a).times(1 / l), n = new Vec2(-u.y(), u.x());
    double x = center.minus(a).dot(u), y = center.minus(a).dot(n);
    double ex = x < 0 ? x : x > l ? x - l : 0;
    double dist = Math.hypot(ex, y);
    if (dist < 1e-12) return n.times(radius);
    double k = Math.max(0, radius - dist) / dist;
    return u.times(ex * k).plus(n.times(y * k));
  }
}
