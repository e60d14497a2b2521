// wrong M02
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 unit = b.minus(a).unit();
    double proj = p.minus(a).dot(unit);
    if (proj < 0) return a;
    return a.plus(unit.times(proj));
  }
}
