// wrong S15
import touchline.geometry.*;

class Solution {
  static double timeToSegment(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 end = center.plus(velocity);
    Vec2 e = b.minus(a);
    double t = e.lengthSquared() == 0 ? 0 : end.minus(a).dot(e) / e.lengthSquared();
    t = Math.max(0, Math.min(1, t));
    return end.minus(a.plus(e.times(t))).length() <= radius ? 1 : -1;
  }
}
