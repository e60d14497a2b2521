// EXPECT: TIME|RECURSION
// It calls itself in try and in finally.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static void f(int n) { try { f(n + 1); } finally { f(n + 1); } }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    f(0);
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.dot(d); if (l == 0) return a; double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / l)); return a.plus(d.times(t)); }
}
