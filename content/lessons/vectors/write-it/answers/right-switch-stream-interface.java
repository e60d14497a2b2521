// right
import touchline.geometry.*;
import java.util.function.*;
import java.util.stream.*;

class Solution {
  interface Product { double of(Vec2 p, Vec2 q); }
  static final Product DOT = (p, q) -> IntStream.range(0, 2).mapToDouble(i -> at(p, i) * at(q, i)).sum();
  static double at(Vec2 p, int i) {
    return switch (i) { case 0 -> p.x(); case 1 -> p.y(); default -> throw new IndexOutOfBoundsException(); };
  }
  static Vec2 projection(Vec2 v, Vec2 w) {
    var norm = DOT.of(w, w);
    if (norm == 0) return Vec2.ZERO;
    var factor = DOT.of(v, w) / norm;
    return new Vec2(factor * at(w, 0), factor * at(w, 1));
  }
}
