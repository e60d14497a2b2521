// wrong S12
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 n = a.minus(b).unit();
    return n.dot(p.minus(a));
  }
}
