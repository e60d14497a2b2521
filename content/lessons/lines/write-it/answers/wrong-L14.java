// wrong L14
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    double area = b.minus(a).cross(p.minus(a)) / 2;
    return area / b.minus(a).length();
  }
}
