// right
import java.util.*;
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    return Arrays.stream(opponents).noneMatch(o -> overlaps(a, b, o.center(), o.radius()));
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double lo = 0, hi = 1;
    for (int i = 0; i < 200; i++) {
      double m = lo + (hi - lo) / 3, n = hi - (hi - lo) / 3;
      if (dist2(a, b, center, m) <= dist2(a, b, center, n)) hi = n; else lo = m;
    }
    double best = Math.min(dist2(a, b, center, lo), Math.min(dist2(a, b, center, 0), dist2(a, b, center, 1)));
    return best <= radius * radius;
  }
  static double dist2(Vec2 a, Vec2 b, Vec2 c, double t) {
    double x = a.x() + (b.x() - a.x()) * t - c.x(), y = a.y() + (b.y() - a.y()) * t - c.y();
    return x * x + y * y;
  }
}
