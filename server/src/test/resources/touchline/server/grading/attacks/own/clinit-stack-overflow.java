// EXPECT: RECURSION
import touchline.geometry.*;

class Solution {
  class Deep { static final int X = deep(0); static int deep(int n) { return deep(n + 1) + 1; } }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() < 1e9) {
      try { int y = Deep.X; } catch (Throwable t) { }
    }
    Vec2 d = b.minus(a);
    return a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / d.dot(d)))));
  }
}
