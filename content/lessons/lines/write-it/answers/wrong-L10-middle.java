// wrong L10
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 middle = a.plus(b).times(0.5);
    return Math.hypot(p.x() - middle.x(), p.y() - middle.y());
  }
}
