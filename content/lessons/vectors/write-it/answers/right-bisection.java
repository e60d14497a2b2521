// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    if (w.length() == 0 || v.length() == 0) return Vec2.ZERO;
    Vec2 u = w.unit();
    double lo = -2 * v.length(), hi = 2 * v.length();
    for (int i = 0; i < 100; i++) {
      double m = (lo + hi) / 2;
      if (v.minus(u.times(m)).dot(u) > 0) lo = m; else hi = m;
    }
    return u.times(lo);
  }
}
