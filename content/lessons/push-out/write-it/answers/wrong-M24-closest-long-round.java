// wrong M24
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 q = closestPoint(a, b, center);
    Vec2 w = center.minus(q);
    if (w.equals(Vec2.ZERO)) return onSegment(a, b, radius);
    Vec2 goal = q.plus(w.unit().times(radius));
    return w.length() < radius ? goal.minus(center) : Vec2.ZERO;
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double t = d.lengthSquared() == 0 ? 0 : p.minus(a).dot(d) / d.lengthSquared();
    t = Math.max(0, Math.min(1, t));
    return new Vec2(Math.round(a.x() + t * d.x()), Math.round(a.y() + t * d.y()));
  }

  static Vec2 onSegment(Vec2 a, Vec2 b, double radius) {
    if (a.equals(b)) return new Vec2(0, radius);
    return b.minus(a).perpendicular().unit().times(radius);
  }
}
