// wrong -
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 best = a;
    double lo = 0;
    for (int i = 0; i <= 1000; i++) {
      Vec2 q = a.plus(b.minus(a).times(i / 1000.0));
      if (Math.abs(q.x() - p.x()) + Math.abs(q.y() - p.y()) < Math.abs(best.x() - p.x()) + Math.abs(best.y() - p.y())) best = q;
    }
    return best;
  }
}
