// wrong Y43
import touchline.geometry.*;

class Solution {
  static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
    double l = circles[0].center().x() - circles[0].radius(), r = circles[0].center().x() + circles[0].radius();
    double b = circles[0].center().y() - circles[0].radius(), t = circles[0].center().y() + circles[0].radius();
    for (int i = 1; i < circles.length - 1; i++) {
      Circle c = circles[i];
      l = Math.min(l, c.center().x() - c.radius());
      r = Math.max(r, c.center().x() + c.radius());
      b = Math.min(b, c.center().y() - c.radius());
      t = Math.max(t, c.center().y() + c.radius());
    }
    double dx = Math.max(0, Math.max(l - ball.x(), ball.x() - r)), dy = Math.max(0, Math.max(b - ball.y(), ball.y() - t));
    return dx * dx + dy * dy <= radius * radius;
  }
}
