// right
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Line line = Line.through(a, b);
    double k = line.normal().dot(center.minus(a)), s = line.normal().dot(velocity);
    double away = Math.abs(k);
    if (away < radius) return 0;
    double toward = k > 0 ? -s : s;
    return toward > 0 && away - radius <= toward ? (away - radius) / toward : -1;
  }
}
