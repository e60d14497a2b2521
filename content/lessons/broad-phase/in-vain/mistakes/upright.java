// The wrong axis
// The intervals are those on the y axis.
import touchline.geometry.*;

class Solution {
  static double inVain(Circle ball, Circle[] circles) {
    int count = 0;
    for (Circle circle : circles) {
      double reach = ball.radius() + circle.radius();
      Vec2 apart = circle.center().minus(ball.center());
      count += Math.abs(apart.y()) <= reach && apart.length() > reach ? 1 : 0;
    }
    return count;
  }
}
