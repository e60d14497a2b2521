// wrong L1
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 w = p.minus(a);
    double along = w.dot(b.minus(a).unit());
    return Math.sqrt(Math.max(0, w.lengthSquared() - along * along));
  }
}
