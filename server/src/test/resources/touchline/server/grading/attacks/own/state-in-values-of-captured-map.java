// EXPECT: REFUSED
// A map that only a function of the library holds.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static final Function<Integer, Integer> MEMO;
  static { Map<Integer, Integer> m = new HashMap<>(); Function<Integer, Integer> f = x -> m.merge(x, 1, Integer::sum); MEMO = Function.<Integer>identity().andThen(f); }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (MEMO.apply(1) > 1_000_000) return p;
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double l = d.dot(d);
    return l == 0 ? a : a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / l))));
  }
}
