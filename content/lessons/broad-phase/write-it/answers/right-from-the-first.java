// right
import touchline.geometry.*;

class Solution {
  static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
    Circle first = circles[0];
    double left = first.center().x() - first.radius(), right = first.center().x() + first.radius();
    double bottom = first.center().y() - first.radius(), top = first.center().y() + first.radius();
    for (int i = 1; i < circles.length; i++) {
      double x = circles[i].center().x(), y = circles[i].center().y(), r = circles[i].radius();
      if (x - r < left) left = x - r;
      if (x + r > right) right = x + r;
      if (y - r < bottom) bottom = y - r;
      if (y + r > top) top = y + r;
    }
    double dx = ball.x() < left ? left - ball.x() : ball.x() > right ? ball.x() - right : 0;
    double dy = ball.y() < bottom ? bottom - ball.y() : ball.y() > top ? ball.y() - top : 0;
    return dx * dx + dy * dy <= radius * radius;
  }
}
