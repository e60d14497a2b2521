// right
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 ab = b.minus(a);
    double e = p.minus(a).dot(ab);
    if (e <= 0) return a;
    double f = ab.dot(ab);
    if (e >= f) return b;
    return a.plus(ab.times(e / f));
  }
}
