// right
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    double A = a.y() - b.y(), B = b.x() - a.x(), C = a.cross(b);
    double norm = Math.sqrt(A * A + B * B);
    double dist = (A * (center.x() - a.x()) + B * (center.y() - a.y())) / norm;
    double speed = (A * velocity.x() + B * velocity.y()) / norm;
    if (dist * dist < radius * radius) return 0;
    if (dist * speed >= 0) return -1;
    double t = (Math.abs(dist) - radius) / Math.abs(speed);
    return t > 1 ? -1 : t;
  }
}
