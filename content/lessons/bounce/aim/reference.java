import touchline.geometry.*;

class Solution {
  static Vec2 aim(Vec2 ball, Vec2 target, Vec2 a, Vec2 b) {
    Vec2 normal = b.minus(a).perpendicular().unit();
    double ofBall = normal.dot(ball.minus(a));
    double ofTarget = normal.dot(target.minus(a));
    Vec2 image = target.minus(normal.times(2 * ofTarget));
    double part = ofBall / (ofBall + ofTarget);
    return ball.plus(image.minus(ball).times(part));
  }
}
