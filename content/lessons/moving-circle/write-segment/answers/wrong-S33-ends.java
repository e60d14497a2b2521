// wrong S33
import touchline.geometry.*;

class Solution {
  static double timeToSegment(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    // If the side is hit between the ends, no end is hit before it.
    Vec2 e = b.minus(a);
    double t = e.length() == 0 ? -1 : timeOfImpact(a, b, center, radius, velocity);
    if (t >= 0) {
      double along = center.plus(velocity.times(t)).minus(a).dot(e);
      if (along >= 0 && along <= e.dot(e)) return t;
    }
    double one = timeToPoint(a, center, radius, velocity);
    double two = timeToPoint(b, center, radius, velocity);
    return Math.min(one, two);
  }

  //@@MEMBERS: moving-circle/parts/line-and-point
}
