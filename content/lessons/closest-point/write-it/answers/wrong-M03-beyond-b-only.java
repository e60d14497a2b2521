// wrong M03
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.equals(b)) return a;
    if (p.minus(b).dot(b.minus(a)) >= 0) return b;
    Vec2 u = b.minus(a).unit();
    return a.plus(u.times(u.dot(p.minus(a))));
  }
}
