// wrong Y38
import touchline.geometry.*;

class Solution {
  static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
    double left = 0;
    double right = 0;
    double bottom = 0;
    double top = 0;
    for (Circle c : circles) {
      left = Math.min(left, c.center().x() - c.radius());
      right = Math.max(right, c.center().x() + c.radius());
      bottom = Math.min(bottom, c.center().y() - c.radius());
      top = Math.max(top, c.center().y() + c.radius());
    }
    double x = Math.max(left, Math.min(ball.x(), right));
    double y = Math.max(bottom, Math.min(ball.y(), top));
    return ball.minus(new Vec2(x, y)).length() <= radius;
  }
}
