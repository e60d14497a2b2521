// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    // розтин навпіл
    return near(a, b, center, stadiumRadius + circleRadius, 80);
  }
  static boolean near(Vec2 p, Vec2 q, Vec2 c, double r, int n) {
    if (p.minus(c).length() <= r || q.minus(c).length() <= r) return true;
    if (n == 0) return false;
    Vec2 m = p.plus(q).times(0.5);
    return m.minus(c).dot(q.minus(p)) < 0 ? near(m, q, c, r, n - 1) : near(p, m, c, r, n - 1);
  }
}
