// right
import java.util.function.*;
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    ToDoubleFunction<Vec2> far = p -> p.x() * direction.x() + p.y() * direction.y();
    BinaryOperator<Vec2> farther = (p, q) -> far.applyAsDouble(p) > far.applyAsDouble(q) ? p : q;
    BinaryOperator<Vec2> nearer = (p, q) -> far.applyAsDouble(p) > far.applyAsDouble(q) ? q : p;
    return farther.apply(a1, a2).minus(nearer.apply(b1, b2));
  }
}
