// right
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 lo = a, hi = b;
    for (int i = 0; i < 60; i++) {
      Vec2 mid = lo.plus(hi).times(0.5);
      if (p.minus(mid).dot(b.minus(a)) > 0) lo = mid; else hi = mid;
    }
    return lo;
  }
}
