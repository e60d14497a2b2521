// EXPECT: REFUSED
// A counter in an element of a part of a list.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static final List<int[]> V = new ArrayList<>(List.of(new int[1], new int[1])).subList(0, 1);
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (V.get(0)[0]++ > 1_000_000) return p;
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double l = d.dot(d);
    return l == 0 ? a : a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / l))));
  }
}
