// wrong -
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    // In a there is no angle, and 0 / 0 is not a number.
    Vec2 w = p.minus(a);
    Vec2 d = b.minus(a);
    double distance = w.length() * Math.sin(Math.acos(w.dot(d) / (w.length() * d.length())));
    return d.cross(w) < 0 ? -distance : distance;
  }
}
