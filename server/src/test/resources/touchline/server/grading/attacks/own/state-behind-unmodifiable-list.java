// EXPECT: REFUSED
// The list behind a view that cannot be changed is changed.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static final List<Integer> SEEN;
  static final Consumer<Integer> ADD;
  static { List<Integer> l = new ArrayList<>(); SEEN = Collections.unmodifiableList(l); ADD = l::add; }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    ADD.accept(1);
    if (SEEN.size() > 1_000_000) return p;
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double l = d.dot(d);
    return l == 0 ? a : a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / l))));
  }
}
