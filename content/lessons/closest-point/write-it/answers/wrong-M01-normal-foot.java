// wrong M01
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.equals(b)) return a;
    Vec2 n = b.minus(a).perpendicular().unit();
    return p.minus(n.times(n.dot(p.minus(a))));
  }
}
