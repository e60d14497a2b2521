// wrong M20
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
    if (a.x() == b.x()) return a;
    double m = (b.y() - a.y()) / (b.x() - a.x());
    return new Vec2(p.x(), a.y() + m * (p.x() - a.x()));
  }

  static Vec2 onSegment(Vec2 a, Vec2 b, double radius) {
    if (a.equals(b)) return new Vec2(0, radius);
    return b.minus(a).perpendicular().unit().times(radius);
  }
}
