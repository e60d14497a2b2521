// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    return !apart(a, b, center, radius);
  }

  static boolean apart(Vec2 a, Vec2 b, Vec2 c, double r) {
    Vec2 d = b.minus(a);
    double n = d.lengthSquared();
    double t = n > 0 ? Math.max(0, Math.min(1, c.minus(a).dot(d) / n)) : 0;
    return c.minus(a.plus(d.times(t))).length() > r;
  }
}
