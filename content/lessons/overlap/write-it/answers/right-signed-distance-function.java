// right
import touchline.geometry.*;
import java.util.function.ToDoubleFunction;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    // Inigo Quilez' sdSegment
    ToDoubleFunction<Vec2> sd = p -> {
      Vec2 pa = p.minus(a), ba = b.minus(a);
      double h = Math.max(0.0, Math.min(1.0, pa.dot(ba) / Math.max(ba.dot(ba), Double.MIN_NORMAL)));
      return pa.minus(ba.times(h)).length();
    };
    return !(sd.applyAsDouble(center) > radius);
  }
}
