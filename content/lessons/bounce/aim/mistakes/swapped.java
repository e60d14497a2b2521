// The distances swapped
// The point is too near to the one that is farther from the cushion.
import touchline.geometry.*;

class Solution {
  static Vec2 aim(Vec2 ball, Vec2 target, Vec2 a, Vec2 b) {
    Vec2 normal = b.minus(a).perpendicular().unit();
    double ofBall = normal.dot(ball.minus(a));
    double ofTarget = normal.dot(target.minus(a));
    double part = ofTarget / (ofBall + ofTarget);
    return foot(a, b, ball.plus(target.minus(ball).times(part)));
  }

  private static Vec2 foot(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    return a.plus(d.times(p.minus(a).dot(d) / d.dot(d)));
  }
}
