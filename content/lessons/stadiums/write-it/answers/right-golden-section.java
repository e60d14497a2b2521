// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double radius = stadiumRadius + circleRadius;
    double g = (Math.sqrt(5) - 1) / 2, lo = 0, hi = 1;
    Vec2 d = b.minus(a);
    for (int i = 0; i < 90; i++) {
      double m = hi - g * (hi - lo), n = lo + g * (hi - lo);
      if (a.plus(d.times(m)).minus(center).length() < a.plus(d.times(n)).minus(center).length()) hi = n; else lo = m;
    }
    double best = a.plus(d.times((lo + hi) / 2)).minus(center).length();
    return best <= radius || a.minus(center).length() <= radius || b.minus(center).length() <= radius;
  }
}
