// EXPECT: REFUSED
// A list in a map by constants of an enum.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  enum E { A, B }
  static final Map<E, List<Integer>> M = new EnumMap<>(Map.of(E.A, new ArrayList<>()));
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    M.get(E.A).add(1);
    if (M.get(E.A).size() > 1_000_000) return p;
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double l = d.dot(d);
    return l == 0 ? a : a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / l))));
  }
}
