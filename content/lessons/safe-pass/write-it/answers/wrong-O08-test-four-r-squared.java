// wrong O08
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    return Stream.of(opponents).filter(c -> overlaps(a, b, c.center(), c.radius())).findAny().isEmpty();
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a);
    double n = d.dot(d), t = n == 0 ? 0 : Math.max(0, Math.min(1, center.minus(a).dot(d) / n));
    return a.plus(d.times(t)).minus(center).lengthSquared() <= 4 * radius * radius;
  }
}
