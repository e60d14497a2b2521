// EXPECT: TIME
import touchline.geometry.*;

class Solution {

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() < 1e9) {
      Iterable<Integer> all = () -> new java.util.Iterator<Integer>() { public boolean hasNext() { return true; } public Integer next() { return 1; } };
      int sum = 0;
      for (int x : all) sum += x;
    }
    Vec2 d = b.minus(a);
    return a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / d.dot(d)))));
  }
}
