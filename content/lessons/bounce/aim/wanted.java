// Ball and target are on the same side of the line through a and b, and not on it.
import touchline.geometry.*;

class Solution {
  static boolean wanted(Vec2 ball, Vec2 target, Vec2 a, Vec2 b) {
    Vec2 d = b.minus(a);
    double ofBall = d.cross(ball.minus(a));
    double ofTarget = d.cross(target.minus(a));
    return ofBall > 0 && ofTarget > 0 || ofBall < 0 && ofTarget < 0;
  }
}
