// wrong L6
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double t = p.minus(a).dot(d) / d.lengthSquared();
    t = Math.max(0, Math.min(1, t));
    double distance = p.minus(a.plus(d.times(t))).length();
    return d.cross(p.minus(a)) >= 0 ? distance : -distance;
  }
}
