// wrong L13
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    return Math.signum(b.minus(a).perpendicular().unit().dot(p.minus(a)));
  }
}
