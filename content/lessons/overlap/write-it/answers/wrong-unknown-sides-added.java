// wrong -
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a);
    double t = d.length() == 0 ? 0 : Math.max(0, Math.min(1, center.minus(a).dot(d) / d.dot(d)));
    Vec2 q = a.plus(d.times(t));
    return Math.abs(q.x() - center.x()) + Math.abs(q.y() - center.y()) <= radius;
  }
}
