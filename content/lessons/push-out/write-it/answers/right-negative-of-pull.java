// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a);
    double n = d.dot(d), t = n == 0 ? 0 : Math.max(0, Math.min(1, center.minus(a).dot(d) / n));
    Vec2 pull = a.plus(d.times(t)).minus(center);
    double l = Math.sqrt(pull.dot(pull));
    if (l == 0) return n == 0 ? new Vec2(0, radius) : new Vec2(-d.y() * radius / Math.sqrt(n), d.x() * radius / Math.sqrt(n));
    return l < radius ? pull.times((l - radius) / l) : pull.times(0);
  }
}
