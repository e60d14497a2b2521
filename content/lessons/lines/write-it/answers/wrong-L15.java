// wrong L15
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 w = p.minus(a);
    if (w.length() == 0) return 0;
    return b.minus(a).cross(w) / w.length();
  }
}
