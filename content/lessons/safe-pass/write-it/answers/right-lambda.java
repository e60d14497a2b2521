// right
import java.util.function.*;
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    for (Circle opponent : opponents) {
      Vec2 q = closest(a, b, opponent.center());
      if (opponent.center().minus(q).lengthSquared() <= opponent.radius() * opponent.radius()) {
        return false;
      }
    }
    return true;
  }

  static Vec2 closest(Vec2 a, Vec2 b, Vec2 p) {
    DoubleUnaryOperator clamp = t -> t < 0 ? 0 : t > 1 ? 1 : t;
    DoubleFunction<Vec2> at = t -> a.plus(b.minus(a).times(t));
    double square = b.minus(a).lengthSquared();
    return square > 0 ? at.apply(clamp.applyAsDouble(p.minus(a).dot(b.minus(a)) / square)) : a;
  }
}
