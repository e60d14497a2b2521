// A search that is the same in every run.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Random random = new Random(7);
    double sum = random.nextDouble() + random.nextInt(10) + random.nextGaussian();
    if (!(sum > -100)) return p;
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double l = d.dot(d);
    return l == 0 ? a : a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / l))));
  }
}
