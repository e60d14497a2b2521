// Boxes instead of intervals
// Only circles count whose box shares a point with the box around the ball.
import touchline.geometry.*;

class Solution {
  static double inVain(Circle ball, Circle[] circles) {
    int count = 0;
    for (Circle circle : circles) {
      double reach = ball.radius() + circle.radius();
      Vec2 apart = circle.center().minus(ball.center());
      boolean isTested = Math.abs(apart.x()) <= reach && Math.abs(apart.y()) <= reach;
      count += isTested && apart.length() > reach ? 1 : 0;
    }
    return count;
  }
}
