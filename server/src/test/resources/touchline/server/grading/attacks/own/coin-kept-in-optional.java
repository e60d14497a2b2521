// EXPECT: REFUSED
// A coin thrown once by identity hash and kept for the second run.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static final Optional<List<Integer>> C = Optional.of(new ArrayList<>());
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (C.get().isEmpty()) C.get().add(new Object().hashCode() & 1); if (C.get().get(0) == 1) return p;
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.dot(d); if (l == 0) return a; double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / l)); return a.plus(d.times(t)); }
}
