// wrong A11
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double size = Math.max(Math.abs(d.x()), Math.abs(d.y()));
    return d.cross(p.minus(a)) / size;
  }
}
