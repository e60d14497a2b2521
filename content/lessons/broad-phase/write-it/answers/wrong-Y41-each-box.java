// wrong Y41
import touchline.geometry.*;

class Solution {
  static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
    for (Circle c : circles) {
      double dx = Math.max(0, Math.abs(ball.x() - c.center().x()) - c.radius());
      double dy = Math.max(0, Math.abs(ball.y() - c.center().y()) - c.radius());
      if (dx * dx + dy * dy <= radius * radius) return true;
    }
    return false;
  }
}
