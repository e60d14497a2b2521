// wrong L16
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    if (b.x() == a.x()) return b.y() > a.y() ? a.x() - p.x() : p.x() - a.x();
    double m = (b.y() - a.y()) / (b.x() - a.x());
    double c = a.y() - m * a.x();
    double up = p.y() - (m * p.x() + c);
    return b.x() > a.x() ? up : -up;
  }
}
