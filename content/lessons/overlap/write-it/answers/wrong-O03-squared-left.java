// wrong O03
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a);
    double t = d.lengthSquared() == 0 ? 0 : Math.max(0, Math.min(1, center.minus(a).dot(d) / d.lengthSquared()));
    Vec2 q = a.plus(d.times(t));
    double x = q.x() - center.x(), y = q.y() - center.y();
    return x * x + y * y <= radius;
  }
}
