// wrong M02
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double n = d.dot(d);
    double dot = p.minus(a).dot(d);
    if (dot <= 0) return a;
    return n == 0 ? a : a.plus(d.times(dot / n));
  }
}
