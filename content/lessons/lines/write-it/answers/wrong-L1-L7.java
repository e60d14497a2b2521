// wrong L1+L7
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    double m = (b.y() - a.y()) / (b.x() - a.x());
    double c = a.y() - m * a.x();
    return Math.abs(m * p.x() - p.y() + c) / Math.sqrt(m * m + 1);
  }
}
