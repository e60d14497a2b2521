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
    Vec2 d = b.minus(a);
    int code = (p.minus(a).dot(d) <= 0 ? 1 : 0) | (p.minus(b).dot(d) >= 0 ? 2 : 0);
    return switch (code) {
      case 0 -> a.plus(d.times(p.minus(a).dot(d) / d.lengthSquared()));
      case 2 -> b;
      default -> a;
    };
  }

  static Vec2 onSegment(Vec2 a, Vec2 b, double radius) {
    if (a.equals(b)) return new Vec2(0, radius);
    return b.minus(a).perpendicular().unit().times(radius);
  }
}
