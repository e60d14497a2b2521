// wrong A27
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    int length = (int) b.minus(a).length();
    return b.minus(a).cross(p.minus(a)) / length;
  }
}
