// Only the centre
// The time is that at which the centre is on the line.
import touchline.geometry.*;

class Solution {
  static double timeOver(Circle ball, Vec2 velocity, Vec2 a, Vec2 b) {
    Vec2 normal = b.minus(a).perpendicular().unit();
    return normal.dot(ball.center().minus(a)) / -normal.dot(velocity);
  }
}
