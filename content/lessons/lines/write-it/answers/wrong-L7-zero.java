// wrong L7
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    if (b.x() - a.x() == 0) {
      return 0;
    }
    double m = (b.y() - a.y()) / (b.x() - a.x());
    double sign = b.x() > a.x() ? 1 : -1;
    return sign * (p.y() - a.y() - m * (p.x() - a.x())) / Math.sqrt(1 + m * m);
  }
}
