// EXPECT: REFUSED
// A cause of a cause that counts.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static class Counting extends RuntimeException { int n; }
  static class Outer extends RuntimeException { Outer(Throwable cause) { super(cause); } }
  static final Throwable T = new Outer(new IllegalStateException(new Counting()));
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (((Counting) T.getCause().getCause()).n++ > 1_000_000) return p;
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double l = d.dot(d);
    return l == 0 ? a : a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / l))));
  }
}
