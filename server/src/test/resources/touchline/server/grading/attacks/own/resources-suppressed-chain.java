// EXPECT: REFUSED
import touchline.geometry.*;

class Solution {
  static class R implements AutoCloseable { public void close() throws Exception { throw new Exception("c"); } }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() < 1e9) {
      for (int i = 0; ; i++) { try (R r = new R()) { throw new Exception("b"); } catch (Exception e) { } }
    }
    Vec2 d = b.minus(a);
    return a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / d.dot(d)))));
  }
}
