// EXPECT: MEMORY
import touchline.geometry.*;

class Solution {

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() < 1e9) {
      java.util.ArrayDeque<Integer> q = new java.util.ArrayDeque<>(java.util.List.of(1));
      while (!q.isEmpty()) { q.add(q.peek() + 1); q.add(q.poll()); }
    }
    Vec2 d = b.minus(a);
    return a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / d.dot(d)))));
  }
}
