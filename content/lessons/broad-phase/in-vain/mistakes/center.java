// Only the centre
// Only circles are tested whose centre lies above or below the ball.
import touchline.geometry.*;

class Solution {
  static double inVain(Circle ball, Circle[] circles) {
    int count = 0;
    for (Circle circle : circles) {
      double reach = ball.radius() + circle.radius();
      Vec2 apart = circle.center().minus(ball.center());
      boolean isTested = Math.abs(apart.x()) <= ball.radius();
      count += isTested && apart.length() > reach ? 1 : 0;
    }
    return count;
  }
}
