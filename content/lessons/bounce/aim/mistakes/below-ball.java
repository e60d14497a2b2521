// Straight at the cushion
// The ball rolls straight at the cushion, and comes back the same way.
import touchline.geometry.*;

class Solution {
  static Vec2 aim(Vec2 ball, Vec2 target, Vec2 a, Vec2 b) {
    return foot(a, b, ball);
  }

  private static Vec2 foot(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    return a.plus(d.times(p.minus(a).dot(d) / d.dot(d)));
  }
}
