// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    double twiceArea = a.x() * (b.y() - p.y()) + b.x() * (p.y() - a.y()) + p.x() * (a.y() - b.y());
    double base = Math.sqrt(Math.pow(b.x() - a.x(), 2) + Math.pow(b.y() - a.y(), 2));
    return twiceArea / base;
  }
}
