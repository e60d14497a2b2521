// EXPECT: TIME
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    List<Integer> l = new ArrayList<>(); for (int i = 0; i < 1_000; i++) l.add(i % 7); l.sort((x, y) -> { try { for (long i = 0; i < Long.MAX_VALUE; i++) { } } catch (Error e) { return 0; } finally { return 1; } });
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.dot(d); if (l == 0) return a; double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / l)); return a.plus(d.times(t)); }
}
