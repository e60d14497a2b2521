// wrong A27
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    return Math.round(b.minus(a).cross(p.minus(a)) / b.minus(a).length());
  }
}
