// EXPECT: RIGHT
// A method with the name that woven code would use.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static double lambda$library$0(double x) { return x; }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    DoubleUnaryOperator f = Math::sqrt;
    if (f.applyAsDouble(4) + lambda$library$0(1) != 3) return p;
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double l = d.dot(d);
    return l == 0 ? a : a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / l))));
  }
}
