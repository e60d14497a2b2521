// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double lo = 0, hi = 1;
    for (int i = 0; i < 100; i++) {
      double m = lo + (hi - lo) * 0.381966011250105, n = hi - (hi - lo) * 0.381966011250105;
      if (at(a, b, m).minus(center).length() < at(a, b, n).minus(center).length()) hi = n; else lo = m;
    }
    double best = Math.min(at(a, b, lo).minus(center).length(),
        Math.min(a.minus(center).length(), b.minus(center).length()));
    return best <= radius;
  }
  static Vec2 at(Vec2 a, Vec2 b, double t) { return a.plus(b.minus(a).times(t)); }
}
