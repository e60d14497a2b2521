// EXPECT: REFUSED
// A comparator of the library that holds a lambda with state.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static final Comparator<String> F; static { int[] n = new int[1]; F = Comparator.comparingInt((String s) -> n[0]++); }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (F.compare("a", "b") == 7) return p;
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.dot(d); if (l == 0) return a; double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / l)); return a.plus(d.times(t)); }
}
