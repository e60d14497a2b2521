// EXPECT: TIME|MEMORY
// Formatting of extreme doubles.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    String s = ""; for (int i = 1; i < 20_000; i++) s = String.format("%999.999f%999.999f", 4.9e-324 * i, 1.7e308); if (s.isEmpty()) return p;
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.dot(d); if (l == 0) return a; double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / l)); return a.plus(d.times(t)); }
}
