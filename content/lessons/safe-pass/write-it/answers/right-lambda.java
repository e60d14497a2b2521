// right
import java.util.function.*;
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-squares

  static Vec2 closest(Vec2 a, Vec2 b, Vec2 p) {
    DoubleUnaryOperator clamp = t -> t < 0 ? 0 : t > 1 ? 1 : t;
    DoubleFunction<Vec2> at = t -> a.plus(b.minus(a).times(t));
    double square = b.minus(a).lengthSquared();
    return square > 0 ? at.apply(clamp.applyAsDouble(p.minus(a).dot(b.minus(a)) / square)) : a;
  }
}
