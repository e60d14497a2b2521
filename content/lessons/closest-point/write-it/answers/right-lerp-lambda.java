// right
import java.util.function.*;
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    DoubleFunction<Vec2> at = t -> new Vec2(a.x() + t * (b.x() - a.x()), a.y() + t * (b.y() - a.y()));
    ToDoubleBiFunction<Vec2, Vec2> dot = (u, v) -> u.x() * v.x() + u.y() * v.y();
    double n = dot.applyAsDouble(b.minus(a), b.minus(a));
    if (n == 0) return p.equals(a) ? p : at.apply(0);
    return at.apply(Math.min(1, Math.max(0, dot.applyAsDouble(p.minus(a), b.minus(a)) / n)));
  }
}
