// EXPECT: RIGHT
import touchline.geometry.*;

class Solution {

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() < 1e9) {
      java.util.List<Integer> l = new java.util.ArrayList<>(java.util.List.of(3, 1, 2, 9, 8));
      try { l.sort((x, y) -> { l.add(1); return 1; }); } catch (java.util.ConcurrentModificationException e) { }
    }
    Vec2 d = b.minus(a);
    return a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / d.dot(d)))));
  }
}
