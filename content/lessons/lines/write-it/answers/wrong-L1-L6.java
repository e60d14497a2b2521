// wrong L1+L6
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 u = b.minus(a).unit();
    double proj = p.minus(a).dot(u);
    if (proj <= 0) return p.minus(a).length();
    if (proj >= b.minus(a).length()) return p.minus(b).length();
    return p.minus(a.plus(u.times(proj))).length();
  }
}
