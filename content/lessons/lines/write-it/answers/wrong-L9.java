// wrong L9
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    // Hesse's normal form, with D not negative.
    Vec2 n = b.minus(a).perpendicular().unit();
    double d = n.dot(a);
    if (d < 0) {
      n = n.times(-1);
      d = -d;
    }
    return n.dot(p) - d;
  }
}
