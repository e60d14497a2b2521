// right
import java.util.*;
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: push-out/parts/offset-by-coordinates

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    return share(a, b, p).map(t -> a.plus(b.minus(a).times(t))).orElse(a);
  }
  static Optional<Double> share(Vec2 a, Vec2 b, Vec2 p) {
    double l2 = b.minus(a).lengthSquared();
    return Optional.of(l2).filter(n -> n > 0).map(n -> p.minus(a).dot(b.minus(a)) / n).map(t -> Math.min(1.0, Math.max(0.0, t)));
  }

  static Vec2 onSegment(Vec2 a, Vec2 b, double radius) {
    if (a.equals(b)) return new Vec2(0, radius);
    return b.minus(a).perpendicular().unit().times(radius);
  }
}
