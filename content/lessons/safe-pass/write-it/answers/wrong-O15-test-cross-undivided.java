// wrong O15
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    return Stream.of(opponents).filter(c -> overlaps(a, b, c.center(), c.radius())).findAny().isEmpty();
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a), w = center.minus(a);
    return Math.abs(d.x() * w.y() - d.y() * w.x()) <= radius;
  }
}
