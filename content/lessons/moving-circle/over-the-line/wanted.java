// All of the ball is on the left of the line from a to b, it comes closer, and it is no point.
import touchline.geometry.*;

class Solution {
  static boolean wanted(Circle ball, Vec2 velocity, Vec2 a, Vec2 b) {
    Vec2 d = b.minus(a);
    double distance = d.cross(ball.center().minus(a));
    boolean isBefore = distance > ball.radius() * d.length();
    return isBefore && d.cross(velocity) < 0 && ball.radius() > 0;
  }
}
