// right
import java.util.*;
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a);
    double t = Optional.of(d.lengthSquared()).filter(n -> n > 0).map(n -> center.minus(a).dot(d) / n).map(k -> Math.min(1, Math.max(0, k))).orElse(0.0);
    Vec2 w = center.minus(a.plus(d.times(t)));
    Vec2 direction = Optional.of(w).filter(v -> v.length() > 0).map(Vec2::unit).orElseGet(() -> d.length() > 0 ? d.perpendicular().unit() : new Vec2(0, 1));
    return direction.times(Math.max(0, radius - w.length()));
  }
}
