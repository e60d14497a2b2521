// right
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    try {
      Vec2 u = b.minus(a).unit();
      double s = Math.max(0, Math.min(p.minus(a).dot(u), b.minus(a).length()));
      return a.plus(u.times(s));
    } catch (RuntimeException none) {
      return a;
    }
  }
}
