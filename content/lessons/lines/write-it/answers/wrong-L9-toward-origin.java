// wrong L9
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 n = b.minus(a).perpendicular().unit();
    if (n.dot(a) > 0) n = n.times(-1);
    return n.dot(p.minus(a));
  }
}
