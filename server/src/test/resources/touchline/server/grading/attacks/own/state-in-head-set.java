// EXPECT: REFUSED
// A part of a sorted set grows.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static final SortedSet<Integer> LOW = new TreeSet<>(List.of(1, 900_000)).headSet(800_000);
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    LOW.add(LOW.size() + 1);
    if (LOW.size() > 700_000) return p;
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double l = d.dot(d);
    return l == 0 ? a : a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / l))));
  }
}
