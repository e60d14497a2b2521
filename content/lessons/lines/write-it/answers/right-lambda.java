// right
import java.util.function.ToDoubleFunction;
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    ToDoubleFunction<Vec2> along = q -> b.minus(a).perpendicular().dot(q);
    return (along.applyAsDouble(p) - along.applyAsDouble(a)) / b.minus(a).length();
  }
}
