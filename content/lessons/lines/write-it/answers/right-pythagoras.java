// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    Vec2 w = p.minus(a);
    double along = w.dot(d.unit());
    double square = w.lengthSquared() - along * along;
    double distance = Math.sqrt(Math.max(0, square));
    return d.cross(w) < 0 ? -distance : distance;
  }
}
