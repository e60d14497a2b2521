// right
import touchline.geometry.*;

class Solution {
  static double timeToSegment(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    if (a.equals(b)) return timeToPoint(a, center, radius, velocity);
    double t = timeOfImpact(a, b, center, radius, velocity);
    double share = share(a, b, center.plus(velocity.times(t)));
    if (t >= 0 && share >= 0 && share <= 1) return t;
    double one = timeToSegment(a, a, center, radius, velocity);
    double two = timeToSegment(b, b, center, radius, velocity);
    return one < 0 ? two : two < 0 ? one : Math.min(one, two);
  }

  static double share(Vec2 a, Vec2 b, Vec2 p) {
    return p.minus(a).dot(b.minus(a)) / b.minus(a).dot(b.minus(a));
  }

  //@@MEMBERS: moving-circle/parts/line-and-point
}
