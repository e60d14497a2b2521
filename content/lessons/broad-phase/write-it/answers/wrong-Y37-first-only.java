// wrong Y37
import touchline.geometry.*;

class Solution {
  static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
    Circle c = circles[0];
    double x = Math.max(c.center().x() - c.radius(), Math.min(ball.x(), c.center().x() + c.radius()));
    double y = Math.max(c.center().y() - c.radius(), Math.min(ball.y(), c.center().y() + c.radius()));
    return ball.minus(new Vec2(x, y)).length() <= radius;
  }
}
