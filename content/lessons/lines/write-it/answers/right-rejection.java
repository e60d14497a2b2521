// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 u = b.minus(a).unit();
    Vec2 w = p.minus(a);
    Vec2 across = w.minus(u.times(w.dot(u)));
    return across.dot(u.perpendicular());
  }
}
