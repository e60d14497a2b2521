// wrong A46
import touchline.geometry.*;

class Solution {
  static Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {

    double l = Math.hypot(normal.x(), normal.y());
    double nx = normal.x() / l, ny = normal.x() / l;
    double s = velocity.x() * nx + velocity.y() * ny;
    if (s >= 0) return velocity;
    return new Vec2(velocity.x() - (1 + e) * s * nx, velocity.y() - (1 + e) * s * ny);
  }
}
