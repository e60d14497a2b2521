// wrong -
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    double distance = b.minus(a).cross(p.minus(a)) / b.minus(a).length();
    return Math.abs(distance) < 1 ? 0 : distance;
  }
}
