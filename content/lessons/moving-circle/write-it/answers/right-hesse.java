// right
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    double A = a.y() - b.y(), B = b.x() - a.x();
    double length = Math.sqrt(A * A + B * B);
    double D = (A * a.x() + B * a.y()) / length;
    double side = (A * center.x() + B * center.y()) / length - D;
    double rate = (A * velocity.x() + B * velocity.y()) / length;
    if (Math.abs(side) < radius) return 0;
    if (side * rate >= 0) return -1;
    double t = (Math.abs(side) - radius) / Math.abs(rate);
    return t > 1 ? -1 : t;
  }
}
