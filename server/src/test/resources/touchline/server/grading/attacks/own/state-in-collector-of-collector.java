// EXPECT: REFUSED
// A collector around a collector around a list.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static final Collector<Integer, ?, Integer> C;
  static { ArrayList<Integer> l = new ArrayList<>(); C = Collectors.collectingAndThen(Collectors.toCollection(() -> l), ArrayList::size); }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (Stream.of(1).collect(C) > 1_000_000) return p;
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double l = d.dot(d);
    return l == 0 ? a : a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / l))));
  }
}
