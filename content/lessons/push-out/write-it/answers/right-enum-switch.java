// right
import touchline.geometry.*;

class Solution {
  enum Zone { BEFORE, BESIDE, BEYOND, POINT }
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a);
    double s = center.minus(a).dot(d);
    Zone zone = d.lengthSquared() == 0 ? Zone.POINT : s < 0 ? Zone.BEFORE : s > d.lengthSquared() ? Zone.BEYOND : Zone.BESIDE;
    return switch (zone) {
      case POINT, BEFORE -> fromPoint(a, center, radius, new Vec2(0, 1));
      case BEYOND -> fromPoint(b, center, radius, new Vec2(0, 1));
      case BESIDE -> {
        Vec2 n = d.perpendicular().unit();
        double h = center.minus(a).dot(n);
        if (Math.abs(h) >= radius) yield Vec2.ZERO;
        yield h >= -1e-12 ? n.times(radius - h) : n.times(-radius - h);
      }
    };
  }
  static Vec2 fromPoint(Vec2 q, Vec2 c, double r, Vec2 otherwise) {
    double l = c.minus(q).length();
    if (l >= r) return Vec2.ZERO;
    return (l == 0 ? otherwise : c.minus(q).unit()).times(r - l);
  }
}
