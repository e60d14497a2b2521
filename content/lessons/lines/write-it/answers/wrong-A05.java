// wrong A05
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 u = b.minus(a).unit();
    Vec2 w = p.minus(a);
    double along = w.dot(u);
    return w.lengthSquared() - along * along;
  }
}
