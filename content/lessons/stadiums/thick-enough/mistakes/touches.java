// It only touches
// At this radius the stadium only touches the circle, or does not exist.
import touchline.geometry.*;

class Solution {
  static double radius(Vec2 a, Vec2 b, Circle circle) {
    return far(a, b, circle.center()) - circle.radius();
  }

  private static double far(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double square = d.dot(d);
    double part = square == 0 ? 0 : p.minus(a).dot(d) / square;
    return p.minus(a.plus(d.times(Math.max(0, Math.min(1, part))))).length();
  }
}
