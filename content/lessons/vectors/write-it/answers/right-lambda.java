// right
import java.util.function.DoubleUnaryOperator;
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    DoubleUnaryOperator guarded = n -> n == 0 ? 0 : v.dot(w) / n;
    return w.times(guarded.applyAsDouble(w.lengthSquared()));
  }
}
