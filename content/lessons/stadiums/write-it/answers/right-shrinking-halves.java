// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double radius = stadiumRadius + circleRadius;
    if (a.minus(center).length() <= radius || b.minus(center).length() <= radius) return true;
    Vec2 lo = a, hi = b;
    for (int i = 0; i < 64; i++) {
      Vec2 m = lo.plus(hi).times(0.5);
      if (m.minus(center).length() <= radius) return true;
      if (center.minus(m).dot(hi.minus(lo)) > 0) lo = m; else hi = m;
    }
    return false;
  }
}
