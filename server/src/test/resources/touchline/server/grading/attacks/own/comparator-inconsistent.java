// EXPECT: RIGHT
import touchline.geometry.*;

class Solution {

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() < 1e9) {
      java.util.List<Integer> l = new java.util.ArrayList<>();
      for (int i = 0; i < 100; i++) l.add(i * 37 % 101);
      l.sort((x, y) -> 1);
    }
    Vec2 d = b.minus(a);
    return a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / d.dot(d)))));
  }
}
