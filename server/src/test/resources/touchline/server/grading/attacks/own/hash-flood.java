// EXPECT: MEMORY
import touchline.geometry.*;

class Solution {
  record K(int x) { public int hashCode() { return 1; } }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() < 1e9) {
      java.util.Map<K, Integer> m = new java.util.HashMap<>();
      for (int i = 0; i < 100000; i++) m.put(new K(i), i);
    }
    Vec2 d = b.minus(a);
    return a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / d.dot(d)))));
  }
}
