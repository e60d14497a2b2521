// wrong -
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 best = a;
    for (int i = 0; i <= 1000; i++) {
      Vec2 q = a.plus(b.minus(a).times(i / 1000.0));
      if (q.minus(p).length() < best.minus(p).length()) best = q;
    }
    return best;
  }
}
