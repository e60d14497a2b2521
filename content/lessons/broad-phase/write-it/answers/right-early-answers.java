// right
import touchline.geometry.*;

class Solution {
  static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
    double left = Double.POSITIVE_INFINITY;
    double right = Double.NEGATIVE_INFINITY;
    double bottom = Double.POSITIVE_INFINITY;
    double top = Double.NEGATIVE_INFINITY;
    for (Circle c : circles) {
      left = Math.min(left, c.center().x() - c.radius());
      right = Math.max(right, c.center().x() + c.radius());
      bottom = Math.min(bottom, c.center().y() - c.radius());
      top = Math.max(top, c.center().y() + c.radius());
    }
    if (ball.x() + radius < left || ball.x() - radius > right) return false;
    if (ball.y() + radius < bottom || ball.y() - radius > top) return false;
    if (left <= ball.x() && ball.x() <= right) return true;
    if (bottom <= ball.y() && ball.y() <= top) return true;
    double x = ball.x() < left ? left : right;
    double y = ball.y() < bottom ? bottom : top;
    return ball.minus(new Vec2(x, y)).length() <= radius;
  }
}
