// EXPECT: MEMORY
import touchline.geometry.*;

class Solution {
  static String collide(int n) { StringBuilder s = new StringBuilder(); for (int i = 0; i < 16; i++) s.append((n >> i & 1) == 0 ? "Aa" : "BB"); return s.toString(); }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() < 1e9) {
      java.util.Set<String> all = new java.util.HashSet<>();
      for (int i = 0; i < 60000; i++) all.add(collide(i));
    }
    Vec2 d = b.minus(a);
    return a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / d.dot(d)))));
  }
}
