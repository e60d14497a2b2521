// wrong L1+L14
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    double area = 0.5 * Math.abs(b.minus(a).cross(p.minus(a)));
    return area / b.minus(a).length();
  }
}
