// wrong L24
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 ab = b.minus(a);
    double d = ab.cross(p.minus(a)) / ab.length();
    return Math.round(d * 1000) / 1000.0;
  }
}
