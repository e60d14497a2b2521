// wrong S10
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 n = b.minus(a).unit().perpendicular();
    return n.dot(p) + n.dot(b);
  }
}
