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
    boolean inWide = left - radius <= ball.x() && ball.x() <= right + radius && bottom <= ball.y() && ball.y() <= top;
    boolean inTall = left <= ball.x() && ball.x() <= right && bottom - radius <= ball.y() && ball.y() <= top + radius;
    return inWide || inTall || near(ball, radius, left, bottom) || near(ball, radius, left, top)
        || near(ball, radius, right, bottom) || near(ball, radius, right, top);
  }

  static boolean near(Vec2 ball, double radius, double x, double y) {
    return ball.minus(new Vec2(x, y)).length() <= radius;
  }
}
