// EXPECT: REFUSED
// The keys of a map that is kept nowhere else.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static final Set<Integer> KEYS = new HashMap<>(Map.of(1, 1, 2, 2)).keySet();
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    KEYS.remove(1);
    if (KEYS.isEmpty()) return p;
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double l = d.dot(d);
    return l == 0 ? a : a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / l))));
  }
}
