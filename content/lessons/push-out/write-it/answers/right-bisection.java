// right
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: push-out/parts/offset-after-a-search

  static Vec2 closest(Vec2 a, Vec2 b, Vec2 p) {
    double dx = b.x() - a.x(), dy = b.y() - a.y();
    double lo = 0, hi = 1;
    int rounds = 60;
    while (rounds-- > 0) {
      double mid = (lo + hi) / 2;
      double slope = (a.x() + mid * dx - p.x()) * dx + (a.y() + mid * dy - p.y()) * dy;
      if (slope > 0) hi = mid; else lo = mid;
    }
    return new Vec2(a.x() + lo * dx, a.y() + lo * dy);
  }
}
