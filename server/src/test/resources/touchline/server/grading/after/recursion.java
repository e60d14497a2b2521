// Calls inside calls, as deep as a list is long.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static int depth(int n) { return n == 0 ? 0 : 1 + depth(n - 1); }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (depth(5_000) != 5_000) return p;
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double l = d.dot(d);
    return l == 0 ? a : a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / l))));
  }
}
