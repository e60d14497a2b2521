// wrong S03+S09
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    return b.minus(a).perpendicular().dot(p);
  }
}
