// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    double way = Math.atan2(b.y() - a.y(), b.x() - a.x());
    double toP = Math.atan2(p.y() - a.y(), p.x() - a.x());
    return p.minus(a).length() * Math.sin(toP - way);
  }
}
