// right
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    double re = b.x() - a.x(), im = b.y() - a.y(), l = Math.sqrt(re * re + im * im);
    double k = ((center.y() - a.y()) * re - (center.x() - a.x()) * im) / l;
    double v = (velocity.y() * re - velocity.x() * im) / l;
    if (k > -radius && k < radius) return 0;
    if (k >= radius) return v < 0 && k + v <= radius ? (radius - k) / v : -1;
    return v > 0 && k + v >= -radius ? (-radius - k) / v : -1;
  }
}
