// wrong L8
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() == b.x()) {
      return p.x() - a.x();
    }
    double m = (b.y() - a.y()) / (b.x() - a.x());
    return (p.y() - a.y() - m * (p.x() - a.x())) / Math.sqrt(m * m + 1);
  }
}
