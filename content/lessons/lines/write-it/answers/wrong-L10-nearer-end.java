// wrong L10
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double distance = Math.min(p.minus(a).length(), p.minus(b).length());
    return d.cross(p.minus(a)) < 0 ? -distance : distance;
  }
}
