// threw -
import java.util.*;
import touchline.geometry.*;

class Solution {
  static double timeToSegment(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    OptionalDouble first = OptionalDouble.empty();
    for (double t : new double[] {
        face(a, b, center, radius, velocity),
        timeToPoint(a, center, radius, velocity), timeToPoint(b, center, radius, velocity)}) {
      if (t != -1 && (first.isEmpty() || t < first.getAsDouble())) first = OptionalDouble.of(t);
    }
    return first.orElse(-1);
  }

  static double face(Vec2 a, Vec2 b, Vec2 c, double r, Vec2 v) {
    double t = timeOfImpact(a, b, c, r, v);
    if (t == -1) return t;
    double s = c.plus(v.times(t)).minus(a).dot(b.minus(a)) / b.minus(a).lengthSquared();
    return s < 0 || s > 1 ? -1 : t;
  }

  //@@MEMBERS: moving-circle/parts/line-and-point
}
