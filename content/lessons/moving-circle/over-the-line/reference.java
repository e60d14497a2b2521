import touchline.geometry.*;

class Solution {
  static double timeOver(Circle ball, Vec2 velocity, Vec2 a, Vec2 b) {
    Vec2 normal = b.minus(a).perpendicular().unit();
    double distance = normal.dot(ball.center().minus(a));
    double speed = normal.dot(velocity);
    return (distance + ball.radius()) / -speed;
  }
}
