// right
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    double length = b.minus(a).length();
    double c = (b.x() - a.x()) / length, s = (b.y() - a.y()) / length;
    double y = -(center.x() - a.x()) * s + (center.y() - a.y()) * c;
    double vy = -velocity.x() * s + velocity.y() * c;
    if (y < 0) {
      y = -y;
      vy = -vy;
    }
    if (y < radius) return 0;
    if (vy >= 0 || y + vy > radius) return -1;
    return (y - radius) / -vy;
  }
}
