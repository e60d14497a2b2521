// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    // One case is enough: on the right of a to b is on the left of b to a.
    Vec2 d = b.minus(a);
    Vec2 w = p.minus(a);
    if (d.cross(w) < 0) {
      return -signedDistance(b, a, p);
    }
    double area = w.lengthSquared() * d.lengthSquared() - Math.pow(w.dot(d), 2);
    return Math.sqrt(Math.max(0, area)) / d.length();
  }
}
