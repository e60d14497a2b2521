// wrong L13
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    double cross = b.minus(a).cross(p.minus(a));
    if (cross > 0) return 1;
    if (cross < 0) return -1;
    return 0;
  }
}
