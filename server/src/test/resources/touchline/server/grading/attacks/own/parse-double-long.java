// EXPECT: TIME|RIGHT
// Parsing of long decimals.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    String x = "1." + "123456789".repeat(120) + "e-310"; double s = 0; for (int i = 0; i < 5_000; i++) s += Double.parseDouble(x); if (s == 7) return p;
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.dot(d); if (l == 0) return a; double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / l)); return a.plus(d.times(t)); }
}
