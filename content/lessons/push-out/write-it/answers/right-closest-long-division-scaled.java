// right
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
    double scale = Math.max(Math.abs(b.x() - a.x()), Math.abs(b.y() - a.y()));
    if (scale == 0) return a;
    Vec2 d = b.minus(a).times(1 / scale), w = p.minus(a).times(1 / scale);
    double t = w.dot(d) / d.dot(d);
    t = Math.min(Math.max(t, 0), 1);
    return a.plus(d.times(t * scale));
  }

  static Vec2 onSegment(Vec2 a, Vec2 b, double radius) {
    if (a.equals(b)) return new Vec2(0, radius);
    return b.minus(a).perpendicular().unit().times(radius);
  }
}
