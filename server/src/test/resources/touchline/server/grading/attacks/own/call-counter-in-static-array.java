// EXPECT: REFUSED
import touchline.geometry.*;

class Solution {
  static final int[] CALLS = new int[1];
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() < 1e9) {
      if (CALLS[0]++ > 5) return p;
    }
    Vec2 d = b.minus(a);
    return a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / d.dot(d)))));
  }
}
