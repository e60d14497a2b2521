// right
import java.util.function.*;
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
    DoubleFunction<Vec2> at = t -> new Vec2(a.x() + t * (b.x() - a.x()), a.y() + t * (b.y() - a.y()));
    ToDoubleBiFunction<Vec2, Vec2> dot = (u, v) -> u.x() * v.x() + u.y() * v.y();
    double n = dot.applyAsDouble(b.minus(a), b.minus(a));
    if (n == 0) return p.equals(a) ? p : at.apply(0);
    return at.apply(Math.min(1, Math.max(0, dot.applyAsDouble(p.minus(a), b.minus(a)) / n)));
  }

  static Vec2 onSegment(Vec2 a, Vec2 b, double radius) {
    if (a.equals(b)) return new Vec2(0, radius);
    return b.minus(a).perpendicular().unit().times(radius);
  }
}
