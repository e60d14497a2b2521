// wrong -
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double e = p.minus(a).dot(d);
    if (e <= 0) return a;
    if (e >= d.dot(d)) return b;
    return p;
  }
}
