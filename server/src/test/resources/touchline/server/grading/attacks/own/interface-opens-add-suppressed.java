// EXPECT: REFUSED
// A final method of the library, opened by an interface of its own.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  interface I { void addSuppressed(Throwable t); }
  static abstract class A extends RuntimeException implements I { }
  static class E extends A { }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    I i = new E();
    i.addSuppressed(new E());
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double l = d.dot(d);
    return l == 0 ? a : a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / l))));
  }
}
