// wrong Y40
import touchline.geometry.*;

class Solution {
  static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
    double start = Double.POSITIVE_INFINITY, end = Double.NEGATIVE_INFINITY;
    for (Circle c : circles) {
      start = Math.min(start, c.center().x() - c.radius());
      end = Math.max(end, c.center().x() + c.radius());
    }
    return Math.max(start, ball.x() - radius) <= Math.min(end, ball.x() + radius);
  }
}
