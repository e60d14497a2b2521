// EXPECT: TIME
// 2^40 hashes behind Map.entry.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    List<Object> x = List.of(1); for (int i = 0; i < 40; i++) x = Arrays.asList(x, x); if (Map.entry(1, x).hashCode() == 7) return p;
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.dot(d); if (l == 0) return a; double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / l)); return a.plus(d.times(t)); }
}
