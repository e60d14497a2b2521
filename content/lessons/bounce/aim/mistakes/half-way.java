// Half way along
// The point is half way between the feet of the perpendiculars from ball and target.
import touchline.geometry.*;

class Solution {
  static Vec2 aim(Vec2 ball, Vec2 target, Vec2 a, Vec2 b) {
    return foot(a, b, ball.plus(target).times(0.5));
  }

  private static Vec2 foot(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    return a.plus(d.times(p.minus(a).dot(d) / d.dot(d)));
  }
}
