// EXPECT: REFUSED
// A pair taken out of a map and kept.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static final Map.Entry<String, Integer> E = new TreeMap<>(Map.of("n", 0)).entrySet().iterator().next();
  static final Map.Entry<String, Integer> F = new HashMap<>(Map.of("n", 0)).entrySet().iterator().next();
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    F.setValue(F.getValue() + 1);
    if (F.getValue() > 1_000_000) return p;
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double l = d.dot(d);
    return l == 0 ? a : a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / l))));
  }
}
