// All tests
// Tests with circles that the ball touches are counted, too.
import touchline.geometry.*;

class Solution {
  static double inVain(Circle ball, Circle[] circles) {
    int count = 0;
    for (Circle circle : circles) {
      double reach = ball.radius() + circle.radius();
      Vec2 apart = circle.center().minus(ball.center());
      count += Math.abs(apart.x()) <= reach ? 1 : 0;
    }
    return count;
  }
}
