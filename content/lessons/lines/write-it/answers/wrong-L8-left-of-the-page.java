// wrong L8
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    // Positive where p is further to the left than the line is.
    Vec2 lower = a.y() <= b.y() ? a : b;
    Vec2 upper = a.y() <= b.y() ? b : a;
    Vec2 d = upper.minus(lower);
    return d.cross(p.minus(a)) / d.length();
  }
}
