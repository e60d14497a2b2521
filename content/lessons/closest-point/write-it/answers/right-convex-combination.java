// right
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    double ta = p.minus(b).dot(a.minus(b));
    double tb = p.minus(a).dot(b.minus(a));
    ta = Math.max(ta, 0); tb = Math.max(tb, 0);
    if (ta + tb == 0) return a;
    return a.times(ta).plus(b.times(tb)).times(1 / (ta + tb));
  }
}
