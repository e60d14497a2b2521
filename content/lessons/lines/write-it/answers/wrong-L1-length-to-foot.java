// wrong L1
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double t = p.minus(a).dot(d) / d.dot(d);
    Vec2 foot = a.plus(d.times(t));
    return p.minus(foot).length();
  }
}
