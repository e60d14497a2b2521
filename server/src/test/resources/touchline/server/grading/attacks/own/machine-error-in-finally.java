// EXPECT: RECURSION|MEMORY
// A return in a finally must not hide that the stack ended.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static int deep() { Function<Integer, Integer> id = Function.identity(), f = id; for (int i = 0; i < 400_000; i++) f = f.compose(id); return f.apply(1); }
  @SuppressWarnings("finally") static int hidden() { try { return deep(); } finally { return 1; } }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (hidden() == 2) return p;
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double l = d.dot(d);
    return l == 0 ? a : a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / l))));
  }
}
