// wrong S33
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static double timeToSegment(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    return DoubleStream.of(side(a, b, center, radius, velocity),
            timeToPoint(a, center, radius, velocity),
            timeToPoint(b, center, radius, velocity))
        .min()
        .orElse(-1);
  }

  static double side(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    if (a.equals(b)) return -1;
    double t = timeOfImpact(a, b, center, radius, velocity);
    Vec2 at = center.plus(velocity.times(Math.max(0, t)));
    boolean between = at.minus(a).dot(b.minus(a)) >= 0 && at.minus(b).dot(a.minus(b)) >= 0;
    return t >= 0 && between ? t : -1;
  }

  //@@MEMBERS: moving-circle/parts/line-and-point
}
