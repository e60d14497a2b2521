// wrong L16
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    double slope = (b.y() - a.y()) / (b.x() - a.x());
    double onLine = a.y() + slope * (p.x() - a.x());
    return p.y() - onLine;
  }
}
