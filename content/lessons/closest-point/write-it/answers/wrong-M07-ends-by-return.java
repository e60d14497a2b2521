// wrong M07
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double length = d.length();
    if (length == 0) return a;
    double proj = p.minus(a).dot(d.unit());
    if (proj <= 0) return a;
    if (proj >= length) return b;
    return a.plus(d.times(proj));
  }
}
