// wrong L1+S03
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    return Math.abs(b.minus(a).cross(p.minus(a)));
  }
}
