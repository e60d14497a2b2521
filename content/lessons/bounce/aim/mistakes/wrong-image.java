// Half of the way to the image
// The point is half way from the ball to the image of the target.
import touchline.geometry.*;

class Solution {
  static Vec2 aim(Vec2 ball, Vec2 target, Vec2 a, Vec2 b) {
    Vec2 image = foot(a, b, target).times(2).minus(target);
    return ball.plus(image).times(0.5);
  }

  private static Vec2 foot(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    return a.plus(d.times(p.minus(a).dot(d) / d.dot(d)));
  }
}
