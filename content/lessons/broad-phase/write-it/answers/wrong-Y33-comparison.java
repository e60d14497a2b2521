// wrong Y33
import touchline.geometry.*;

class Solution {
  static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
    double left = circles[0].center().x() - circles[0].radius(), right = circles[0].center().x() + circles[0].radius();
    double bottom = circles[0].center().y() - circles[0].radius(), top = circles[0].center().y() + circles[0].radius();
    for (Circle c : circles) {
      left = Math.min(left, c.center().x() - c.radius());
      if (c.center().x() + c.radius() < right) right = c.center().x() + c.radius();
      bottom = Math.min(bottom, c.center().y() - c.radius());
      top = Math.max(top, c.center().y() + c.radius());
    }
    double x = Math.max(left, Math.min(ball.x(), right));
    double y = Math.max(bottom, Math.min(ball.y(), top));
    return ball.minus(new Vec2(x, y)).length() <= radius;
  }
}
