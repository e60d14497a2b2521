// EXPECT: RIGHT
// A view that is broken must not end the look at static variables.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static final List<Integer> V; static { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); V = l.subList(0, 2); l.add(4); }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.dot(d); if (l == 0) return a; double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / l)); return a.plus(d.times(t)); }
}
