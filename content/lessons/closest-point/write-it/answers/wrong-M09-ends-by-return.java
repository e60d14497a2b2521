// wrong M09
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double length = d.length();
    if (length == 0) return a;
    Vec2 u = d.unit();
    double t = p.minus(a).dot(u) / length;
    if (t <= 0) return a;
    if (t >= 1) return b;
    return a.plus(u.times(t));
  }
}
