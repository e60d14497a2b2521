// EXPECT: RECURSION
import touchline.geometry.*;

class Solution {
  static java.util.function.Supplier<Integer> wrap(java.util.function.Supplier<Integer> s) { return () -> s.get() + 1; }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() < 1e9) {
      java.util.function.Supplier<Integer> s = () -> 0;
      for (int i = 0; i < 60000; i++) s = wrap(s);
      s.get();
    }
    Vec2 d = b.minus(a);
    return a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / d.dot(d)))));
  }
}
