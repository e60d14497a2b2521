// wrong S32
import touchline.geometry.*;

class Solution {
  static double timeToSegment(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    double[] times = {-1, timeToPoint(a, center, radius, velocity), timeToPoint(b, center, radius, velocity)};
    Vec2 e = b.minus(a);
    if (e.lengthSquared() > 0) {
      double t = timeOfImpact(a, b, center, radius, velocity);
      double share = center.plus(velocity.times(t)).minus(a).dot(e) / e.dot(e);
      if (t >= 0 && share >= 0 && share <= 1) times[0] = t;
    }
    double first = -1;
    for (double t : times) {
      if (t >= 0 && (first < 0 || t > first)) first = t;
    }
    return first;
  }

  //@@MEMBERS: moving-circle/parts/line-and-point
}
