// EXPECT: RIGHT
import touchline.geometry.*;

class Solution {
  static final String BLOCK = """
      /*T*/
      """;
//@@EXPAND:T:6000:0123456
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() < 1e9) {
      if (BLOCK.isEmpty()) return null;
    }
    Vec2 d = b.minus(a);
    return a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / d.dot(d)))));
  }
}
