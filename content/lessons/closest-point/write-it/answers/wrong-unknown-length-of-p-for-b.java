// wrong -
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    // compares |ap| with |ab| to find whether beyond b
    Vec2 d = b.minus(a);
    if (d.length() == 0) return a;
    double s = p.minus(a).dot(d.unit());
    if (s < 0) return a;
    if (p.minus(a).length() > d.length()) return b;
    return a.plus(d.unit().times(s));
  }
}
