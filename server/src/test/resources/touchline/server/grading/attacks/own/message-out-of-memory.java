// EXPECT: THREW|MEMORY|TIME
// The OutOfMemoryError in getMessage must recycle the worker.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static class E extends RuntimeException { public String getMessage() { List<Object> all = new ArrayList<>(); for (int i = 0; i < 100; i++) all.add(IntStream.range(0, 19_000).boxed().toArray()); for (int i = 0; i < 40; i++) all.add(IntStream.range(0, 19_000).boxed().toList()); return "m"; } }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    throw new E();
    
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.dot(d); if (l == 0) return a; double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / l)); return a.plus(d.times(t)); }
}
