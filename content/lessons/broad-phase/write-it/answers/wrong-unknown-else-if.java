// wrong -
import touchline.geometry.*;

class Solution {
  static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
    double left = Double.MAX_VALUE, right = -Double.MAX_VALUE, bottom = Double.MAX_VALUE, top = -Double.MAX_VALUE;
    for (Circle c : circles) {
      double x = c.center().x(), y = c.center().y(), r = c.radius();
      if (x - r < left) left = x - r;
      else if (x + r > right) right = x + r;
      if (y - r < bottom) bottom = y - r;
      else if (y + r > top) top = y + r;
    }
    double dx = Math.max(0, Math.max(left - ball.x(), ball.x() - right));
    double dy = Math.max(0, Math.max(bottom - ball.y(), ball.y() - top));
    return dx * dx + dy * dy <= radius * radius;
  }
}
