// The image itself
// The point is the image of the target, which lies behind the cushion.
import touchline.geometry.*;

class Solution {
  static Vec2 aim(Vec2 ball, Vec2 target, Vec2 a, Vec2 b) {
    return foot(a, b, target).times(2).minus(target);
  }

  private static Vec2 foot(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    return a.plus(d.times(p.minus(a).dot(d) / d.dot(d)));
  }
}
