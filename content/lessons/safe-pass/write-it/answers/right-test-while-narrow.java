// right
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    for (Circle opponent : opponents) {
      if (overlaps(a, b, opponent.center(), opponent.radius())) return false;
    }
    return true;
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double lo = 0, hi = 1;
    while (hi - lo > 1e-15) {
      double m = (lo + hi) / 2;
      if (m == lo || m == hi) break;
      if (a.plus(b.minus(a).times(m)).minus(center).dot(b.minus(a)) < 0) lo = m; else hi = m;
    }
    double reach = Math.min(a.plus(b.minus(a).times(lo)).minus(center).length(), a.plus(b.minus(a).times(hi)).minus(center).length());
    return reach <= radius;
  }
}
