// All that do not touch
// Circles to the left or right of the ball, which are never tested, are counted, too.
import touchline.geometry.*;

class Solution {
  static double inVain(Circle ball, Circle[] circles) {
    int count = 0;
    for (Circle circle : circles) {
      double reach = ball.radius() + circle.radius();
      Vec2 apart = circle.center().minus(ball.center());
      count += apart.length() > reach ? 1 : 0;
    }
    return count;
  }
}
