// EXPECT: COMPILE|RIGHT
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static <T> T m(T t) { return t; } static <T extends Comparable<T>> T m(T t, T... u) { return t; } static <T> List<T> m(List<T> t) { return t; } static int m(Integer i) { return 1; }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    int k = 1; Object o = m(switch (k) { case 1 -> m(switch (k) { case 1 -> m(switch (k) { case 1 -> m(switch (k) { case 1 -> m(switch (k) { case 1 -> m(switch (k) { case 1 -> m(switch (k) { case 1 -> m(switch (k) { case 1 -> m(switch (k) { case 1 -> m(switch (k) { case 1 -> m(switch (k) { case 1 -> m(switch (k) { case 1 -> m(switch (k) { case 1 -> m(switch (k) { case 1 -> null; default -> null; }); default -> null; }); default -> null; }); default -> null; }); default -> null; }); default -> null; }); default -> null; }); default -> null; }); default -> null; }); default -> null; }); default -> null; }); default -> null; }); default -> null; }); default -> null; });
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.dot(d); if (l == 0) return a; double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / l)); return a.plus(d.times(t)); }
}
