// right
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-squares

  static Vec2 at(Vec2 a, Vec2 b, double t) {
    return new Vec2(a.x() + t * (b.x() - a.x()), a.y() + t * (b.y() - a.y()));
  }

  static double far(Vec2 a, Vec2 b, Vec2 p, double t) {
    Vec2 v = at(a, b, t).minus(p);
    return v.x() * v.x() + v.y() * v.y();
  }

  static Vec2 closest(Vec2 a, Vec2 b, Vec2 p) {
    double lo = 0, hi = 1;
    for (int i = 0; i < 100; i++) {
      double one = lo + (hi - lo) / 3, two = hi - (hi - lo) / 3;
      if (far(a, b, p, one) <= far(a, b, p, two)) hi = two; else lo = one;
    }
    return at(a, b, (lo + hi) / 2);
  }
}
