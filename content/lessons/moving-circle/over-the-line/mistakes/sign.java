// The time is negative
// The sign of the speed is kept, and the time is below zero.
import touchline.geometry.*;

class Solution {
  static double timeOver(Circle ball, Vec2 velocity, Vec2 a, Vec2 b) {
    Vec2 normal = b.minus(a).perpendicular().unit();
    double distance = normal.dot(ball.center().minus(a));
    return (distance + ball.radius()) / normal.dot(velocity);
  }
}
