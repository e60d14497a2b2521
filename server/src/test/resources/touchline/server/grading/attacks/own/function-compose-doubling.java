// EXPECT: TIME
import touchline.geometry.*;

class Solution {

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() < 1e9) {
      java.util.function.Function<Integer, Integer> f = x -> x + 1;
      for (int i = 0; i < 40; i++) f = f.compose(f);
      f.apply(0);
    }
    Vec2 d = b.minus(a);
    return a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / d.dot(d)))));
  }
}
