// EXPECT: TIME|MEMORY
// Arrays that streams make.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    List<int[]> all = new ArrayList<>(); for (int i = 0; i < 40; i++) all.add(IntStream.range(0, 45_000).toArray()); for (int i = 0; i < 3; i++) all.add(new int[0]); List<double[]> more = new ArrayList<>(); for (int i = 0; i < 40; i++) more.add(IntStream.range(0, 1).asDoubleStream().toArray()); List<Object> big = new ArrayList<>(); for (int i = 0; i < 1; i++) big.add(IntStream.range(0, 1_500_000).boxed().collect(Collectors.toList())); if (big.size() == 7) return p;
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.dot(d); if (l == 0) return a; double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / l)); return a.plus(d.times(t)); }
}
