// The whole speed
// The distance is divided by the length of the velocity, whatever its direction.
import touchline.geometry.*;

class Solution {
  static double timeOver(Circle ball, Vec2 velocity, Vec2 a, Vec2 b) {
    Vec2 normal = b.minus(a).perpendicular().unit();
    double distance = normal.dot(ball.center().minus(a));
    return (distance + ball.radius()) / velocity.length();
  }
}
