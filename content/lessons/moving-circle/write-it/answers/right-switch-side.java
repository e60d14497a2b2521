// right
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    double l = b.minus(a).length();
    double k = b.minus(a).cross(center.minus(a)) / l, v = b.minus(a).cross(velocity) / l;
    int side = k >= radius ? 1 : k <= -radius ? -1 : 0;
    double t = switch (side) {
      case 1 -> v < 0 ? (radius - k) / v : -1;
      case -1 -> v > 0 ? (-radius - k) / v : -1;
      default -> 0;
    };
    return t <= 1 ? t : -1;
  }
}
