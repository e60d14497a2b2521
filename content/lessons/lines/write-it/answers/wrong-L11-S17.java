// wrong L11+S17
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    return p.minus(a).cross(d) / d.dot(d);
  }
}
