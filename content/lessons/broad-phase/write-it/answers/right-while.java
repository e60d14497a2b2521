// right
import touchline.geometry.*;

class Solution {
  static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
    int i = circles.length - 1;
    double l = circles[i].center().x() - circles[i].radius(), r = circles[i].center().x() + circles[i].radius();
    double b = circles[i].center().y() - circles[i].radius(), t = circles[i].center().y() + circles[i].radius();
    while (--i >= 0) {
      Circle c = circles[i];
      l = c.center().x() - c.radius() < l ? c.center().x() - c.radius() : l;
      r = c.center().x() + c.radius() > r ? c.center().x() + c.radius() : r;
      b = c.center().y() - c.radius() < b ? c.center().y() - c.radius() : b;
      t = c.center().y() + c.radius() > t ? c.center().y() + c.radius() : t;
    }
    Vec2 nearest = new Vec2(ball.x() < l ? l : ball.x() > r ? r : ball.x(), ball.y() < b ? b : ball.y() > t ? t : ball.y());
    return !(nearest.minus(ball).length() > radius);
  }
}
