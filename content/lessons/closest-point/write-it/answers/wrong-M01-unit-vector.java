// wrong M01
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 unit = b.minus(a).unit();
    return a.plus(unit.times(p.minus(a).dot(unit)));
  }
}
