// wrong -
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    // x = m y + c has no form for a level line.
    double m = (b.x() - a.x()) / (b.y() - a.y());
    double left = (a.x() + m * (p.y() - a.y()) - p.x()) / Math.sqrt(1 + m * m);
    return b.y() > a.y() ? left : -left;
  }
}
