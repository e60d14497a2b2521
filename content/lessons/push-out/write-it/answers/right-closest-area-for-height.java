// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 away = center.minus(closestPoint(a, b, center));
    double dist = away.length();
    if (dist >= radius) return Vec2.ZERO;
    if (dist < 1e-12) return onSegment(a, b, radius);
    return away.times((radius - dist) / dist);
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double l = d.length();
    if (l == 0) return a;
    double height = d.cross(p.minus(a)) / l;
    Vec2 up = new Vec2(-d.y() / l, d.x() / l);
    Vec2 foot = p.minus(up.times(height));
    double t = Math.abs(d.x()) >= Math.abs(d.y()) ? (foot.x() - a.x()) / d.x() : (foot.y() - a.y()) / d.y();
    return t <= 0 ? a : t >= 1 ? b : foot;
  }

  static Vec2 onSegment(Vec2 a, Vec2 b, double radius) {
    if (a.equals(b)) return new Vec2(0, radius);
    return b.minus(a).perpendicular().unit().times(radius);
  }
}
