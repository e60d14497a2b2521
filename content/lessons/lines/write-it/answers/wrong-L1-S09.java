// wrong L1+S09
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    return Math.abs(b.minus(a).perpendicular().unit().dot(p));
  }
}
