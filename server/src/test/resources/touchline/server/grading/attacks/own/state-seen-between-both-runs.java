// EXPECT: REFUSED
// A list that is filled while the cases run and emptied while they run again.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static final List<Integer> N = new ArrayList<>();
  static final int[] LEFT = {0};
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (N.size() < 40 && LEFT[0] == 0) N.add(1); else { LEFT[0] = 1; N.remove(N.size() - 1); if (N.isEmpty()) LEFT[0] = 0; }
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double l = d.dot(d);
    return l == 0 ? a : a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / l))));
  }
}
