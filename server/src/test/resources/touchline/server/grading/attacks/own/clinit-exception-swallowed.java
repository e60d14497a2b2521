// EXPECT: THREW
import touchline.geometry.*;

class Solution {
  class Bad { static final int X = 1 / Integer.parseInt("0"); }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() < 1e9) {
      try { int y = Bad.X; } catch (Throwable t) { }
    }
    Vec2 d = b.minus(a);
    return a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / d.dot(d)))));
  }
}
