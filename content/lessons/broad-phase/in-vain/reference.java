import touchline.geometry.*;

class Solution {
  static double inVain(Circle ball, Circle[] circles) {
    int count = 0;
    for (Circle circle : circles) {
      double reach = ball.radius() + circle.radius();
      Vec2 apart = circle.center().minus(ball.center());
      boolean isTested = Math.abs(apart.x()) <= reach;
      boolean isTouched = apart.dot(apart) <= reach * reach;
      if (isTested && !isTouched) {
        count++;
      }
    }
    return count;
  }
}
