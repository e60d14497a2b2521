// EXPECT: REFUSED
// A counter behind two functions of the library.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static final Predicate<Integer> ODD;
  static { int[] n = new int[1]; Predicate<Integer> f = x -> n[0]++ > x; ODD = f.negate().and(x -> true); }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (!ODD.test(1_000_000)) return p;
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double l = d.dot(d);
    return l == 0 ? a : a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / l))));
  }
}
