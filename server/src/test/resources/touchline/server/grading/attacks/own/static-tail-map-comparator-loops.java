// EXPECT: RIGHT
// Looking at static variables must not call a comparator.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static final class C implements Comparator<Integer> { boolean on; public int compare(Integer x, Integer y) { while (on) { } return Integer.compare(x, y); } } static final SortedMap<Integer, Integer> V; static { C c = new C(); TreeMap<Integer, Integer> m = new TreeMap<>(c); m.put(1, 1); m.put(3, 3); m.put(5, 5); V = m.subMap(2, 4); c.on = true; }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.dot(d); if (l == 0) return a; double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / l)); return a.plus(d.times(t)); }
}
