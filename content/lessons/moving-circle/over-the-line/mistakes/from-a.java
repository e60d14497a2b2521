// The distance from a
// The distance is that to the point a, and not to the line.
import touchline.geometry.*;

class Solution {
  static double timeOver(Circle ball, Vec2 velocity, Vec2 a, Vec2 b) {
    Vec2 normal = b.minus(a).perpendicular().unit();
    double distance = ball.center().minus(a).length();
    return (distance + ball.radius()) / -normal.dot(velocity);
  }
}
