// EXPECT: RECURSION|TIME|MEMORY
import touchline.geometry.*;

class Solution {

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() < 1e9) {
      java.util.stream.Stream<Integer> s = java.util.stream.Stream.of(1);
      for (int i = 0; i < 100000; i++) s = java.util.stream.Stream.concat(s, java.util.stream.Stream.of(i));
      s.count();
    }
    Vec2 d = b.minus(a);
    return a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / d.dot(d)))));
  }
}
