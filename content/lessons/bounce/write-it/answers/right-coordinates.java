// right
import touchline.geometry.*;

class Solution {
  static Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    double length = Math.sqrt(normal.x() * normal.x() + normal.y() * normal.y());
    double nx = normal.x() / length, ny = normal.y() / length;
    double s = velocity.x() * nx + velocity.y() * ny;
    if (s > 0) return velocity;
    return new Vec2(velocity.x() - (1 + e) * s * nx, velocity.y() - (1 + e) * s * ny);
  }
}
