// A whole diameter
// The centre is taken to go on for a diameter behind the line.
import touchline.geometry.*;

class Solution {
  static double timeOver(Circle ball, Vec2 velocity, Vec2 a, Vec2 b) {
    Vec2 normal = b.minus(a).perpendicular().unit();
    double distance = normal.dot(ball.center().minus(a));
    return (distance + 2 * ball.radius()) / -normal.dot(velocity);
  }
}
