// EXPECT: RIGHT
// Looking at static variables must not call a comparator.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static final int[] T = {0}; static final Comparator<Integer> C = (x, y) -> { if (T.length == 1 && x.equals(y)) throw new IllegalStateException("boo"); return Integer.compare(x, y); }; static final SortedMap<Integer, Integer> V; static { TreeMap<Integer, Integer> m = new TreeMap<>((x, y) -> { if (y == 2 && x == 2 || x == 5 || y == 5) { throw new IllegalStateException("boo"); } return Integer.compare(x, y); }); SortedMap<Integer, Integer> v = null; m.put(1, 1); m.put(3, 3); try { v = m.headMap(4); } catch (RuntimeException e) { } V = v; m.put(2, 1); }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.dot(d); if (l == 0) return a; double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / l)); return a.plus(d.times(t)); }
}
