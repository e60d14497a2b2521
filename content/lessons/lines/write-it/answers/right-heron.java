// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    double c = b.minus(a).length();
    double e = p.minus(a).length();
    double f = p.minus(b).length();
    double s = (c + e + f) / 2;
    double area = Math.sqrt(Math.max(0, s * (s - c) * (s - e) * (s - f)));
    boolean left = b.minus(a).cross(p.minus(a)) > 0;
    return left ? 2 * area / c : -2 * area / c;
  }
}
