// EXPECT: TIME|RIGHT
// Size of a view is counted by going through it.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    TreeMap<Integer, Integer> m = new TreeMap<>(); for (int i = 0; i < 60_000; i++) m.put(i, i); SortedMap<Integer, Integer> v = m.headMap(59_999); long s = 0; for (int i = 0; i < 100_000; i++) s += v.size(); if (s == 7) return p;
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.dot(d); if (l == 0) return a; double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / l)); return a.plus(d.times(t)); }
}
