// right
import touchline.geometry.*;

class Solution {
  static double timeToSegment(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    // Two stands for never while the times are compared: it is later than any of them.
    double best = 2;
    for (Vec2 end : new Vec2[] {a, b}) {
      double t = timeToPoint(end, center, radius, velocity);
      best = Math.min(best, t < 0 ? 2 : t);
    }
    if (!a.equals(b)) {
      double t = timeOfImpact(a, b, center, radius, velocity);
      Vec2 at = center.plus(velocity.times(t)), e = b.minus(a);
      boolean isBeside = at.minus(a).dot(e) >= 0 && e.dot(b.minus(at)) >= 0;
      if (t >= 0 && isBeside) best = Math.min(best, t);
    }
    return best > 1 ? -1 : best;
  }

  //@@MEMBERS: moving-circle/parts/line-and-point
}
