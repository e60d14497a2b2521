// EXPECT: REFUSED
// A reference to a method of an object that counts.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static class Counter { int n; int next() { return n++; } }
  static final Supplier<Integer> NEXT = new Counter()::next;
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (NEXT.get() > 1_000_000) return p;
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double l = d.dot(d);
    return l == 0 ? a : a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / l))));
  }
}
