// right
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: push-out/parts/offset-or-almost-on-segment

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    double r = (Math.sqrt(5) - 1) / 2, lo = 0, hi = 1;
    for (int i = 0; i < 120; i++) {
      double m1 = hi - r * (hi - lo), m2 = lo + r * (hi - lo);
      if (slope(a, b, p, m1) + slope(a, b, p, m2) > 0) hi = m2; else lo = m1;
    }
    return at(a, b, (lo + hi) / 2);
  }
  static Vec2 at(Vec2 a, Vec2 b, double t) { return a.times(1 - t).plus(b.times(t)); }
  static double slope(Vec2 a, Vec2 b, Vec2 p, double t) { return at(a, b, t).minus(p).dot(b.minus(a)); }

  static Vec2 onSegment(Vec2 a, Vec2 b, double radius) {
    if (a.equals(b)) return new Vec2(0, radius);
    return b.minus(a).perpendicular().unit().times(radius);
  }
}
