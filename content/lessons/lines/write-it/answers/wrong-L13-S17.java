// wrong L13+S17
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    return Math.signum(p.minus(a).cross(b.minus(a)));
  }
}
