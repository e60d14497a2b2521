// EXPECT: TIME
import touchline.geometry.*;

class Solution {
  static void one() { try { for (;;) { } } catch (Throwable t) { two(); } }
  static void two() { try { for (;;) { } } catch (Throwable t) { one(); } }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() < 1e9) {
      one();
    }
    Vec2 d = b.minus(a);
    return a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / d.dot(d)))));
  }
}
