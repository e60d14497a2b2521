// EXPECT: REFUSED
import touchline.geometry.*;

class Solution {
  record Box(int[] n) { }
  static final Box BOX = new Box(new int[1]);
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() < 1e9) {
      if (BOX.n()[0]++ > 5) return p;
    }
    Vec2 d = b.minus(a);
    return a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / d.dot(d)))));
  }
}
