// wrong S17
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 w = p.minus(a);
    Vec2 d = b.minus(a);
    return w.cross(d) / d.length();
  }
}
