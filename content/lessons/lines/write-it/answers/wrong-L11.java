// wrong L11
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    return d.cross(p.minus(a)) / d.lengthSquared();
  }
}
