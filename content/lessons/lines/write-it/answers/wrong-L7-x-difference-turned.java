// wrong L7
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() == b.x()) return a.x() - p.x();
    double slope = (b.y() - a.y()) / (b.x() - a.x());
    double high = p.y() - (a.y() + slope * (p.x() - a.x()));
    double distance = high * Math.cos(Math.atan(slope));
    return Math.signum(b.x() - a.x()) * distance;
  }
}
