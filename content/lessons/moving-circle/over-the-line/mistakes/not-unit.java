// No unit normal
// The normal is as long as the way from a to b, and the radius is not measured in that length.
import touchline.geometry.*;

class Solution {
  static double timeOver(Circle ball, Vec2 velocity, Vec2 a, Vec2 b) {
    Vec2 normal = b.minus(a).perpendicular();
    double distance = normal.dot(ball.center().minus(a));
    return (distance + ball.radius()) / -normal.dot(velocity);
  }
}
