// right
import touchline.geometry.*;

class Solution {
  static boolean hits(Vec2 a, Vec2 b, Vec2 corner, Vec2 opposite) {
    double left = Math.min(corner.x(), opposite.x()), right = Math.max(corner.x(), opposite.x());
    double low = Math.min(corner.y(), opposite.y()), high = Math.max(corner.y(), opposite.y());
    double[] p = {a.x() - b.x(), b.x() - a.x(), a.y() - b.y(), b.y() - a.y()};
    double[] q = {a.x() - left, right - a.x(), a.y() - low, high - a.y()};
    double from = 0, to = 1;
    for (int i = 0; i < 4; i++) {
      if (p[i] == 0) {
        if (q[i] < 0) return false;
      } else if (p[i] < 0) {
        from = Math.max(from, q[i] / p[i]);
      } else {
        to = Math.min(to, q[i] / p[i]);
      }
    }
    return from <= to;
  }
}
