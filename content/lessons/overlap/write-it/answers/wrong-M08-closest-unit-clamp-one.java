// wrong M08
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    return center.minus(closestPoint(a, b, center)).length() <= radius;
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    if (d.length() == 0) return a;
    Vec2 u = new Vec2(d.x() / d.length(), d.y() / d.length());
    double s = Math.min(1, Math.max(0, u.dot(p.minus(a))));
    return a.plus(u.times(s));
  }
}
