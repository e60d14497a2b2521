// wrong M21
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    return center.minus(closestPoint(a, b, center)).length() <= radius;
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a), w = p.minus(a);
    if (d.lengthSquared() == 0) return a;
    double t = (w.x() * d.y() - w.y() * d.x()) / d.lengthSquared();
    return a.plus(d.times(Math.max(0, Math.min(1, t))));
  }
}
