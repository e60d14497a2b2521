// wrong -
import touchline.geometry.*;

class Solution {
  static double timeToSegment(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    double side = timeToSide(a, b, center, 0, velocity);
    double capA = timeToPoint(a, center, 0, velocity);
    double capB = timeToPoint(b, center, 0, velocity);
    return earlier(side, earlier(capA, capB));
  }

  static double timeToSide(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 segV = b.minus(a);
    if (segV.length() == 0) return -1;
    double time = timeOfImpact(a, b, center, radius, velocity);
    if (time < 0) return -1;
    double proj = center.plus(velocity.times(time)).minus(a).dot(segV.unit());
    return proj >= 0 && proj <= segV.length() ? time : -1;
  }

  static double earlier(double one, double other) {
    if (one < 0) return other;
    if (other < 0) return one;
    return Math.min(one, other);
  }

  //@@MEMBERS: moving-circle/parts/line-and-point
}
