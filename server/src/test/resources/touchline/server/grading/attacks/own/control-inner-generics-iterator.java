// EXPECT: RIGHT
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  record R(int n) implements Iterable<Integer> { public Iterator<Integer> iterator() { return new Iterator<>() { int i; public boolean hasNext() { return i < n; } public Integer next() { return i++; } }; } }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    double s = 0; for (int i : new R(3)) s += i; if (s != 3) return p;
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.dot(d); if (l == 0) return a; double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / l)); return a.plus(d.times(t)); }
}
