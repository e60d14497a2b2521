// wrong -
import touchline.geometry.*;

class Solution {
  static double timeToSegment(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    double never = Double.POSITIVE_INFINITY;
    double side = never;
    if (b.minus(a).length() > 0) {
      double t = timeOfImpact(a, b, center, radius, velocity);
      Vec2 at = center.plus(velocity.times(t));
      if (t != -1 && at.minus(a).dot(b.minus(a)) >= 0 && at.minus(b).dot(b.minus(a)) <= 0) side = t;
    }
    double capA = timeToPoint(a, center, radius, velocity);
    double capB = timeToPoint(b, center, radius, velocity);
    if (capA == -1) capA = never;
    if (capB == -1) capB = never;
    double time = Math.min(side, Math.min(capA, capB));
    return time;
  }

  //@@MEMBERS: moving-circle/parts/line-and-point
}
