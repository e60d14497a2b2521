// EXPECT: REFUSED
import touchline.geometry.*;

class Solution {

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() < 1e9) {
      java.util.stream.Stream.generate(() -> 1).limit(1L << 60).count();
    }
    Vec2 d = b.minus(a);
    return a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / d.dot(d)))));
  }
}
