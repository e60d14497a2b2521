// right
import touchline.geometry.*;

class Solution {
  static boolean hits(Vec2 a, Vec2 b, Vec2 corner, Vec2 opposite) {
    double left = Math.min(corner.x(), opposite.x()), right = Math.max(corner.x(), opposite.x());
    double low = Math.min(corner.y(), opposite.y()), high = Math.max(corner.y(), opposite.y());
    double dx = b.x() - a.x(), dy = b.y() - a.y();
    double from = 0, to = 1;
    if (dx != 0) {
      double t1 = (left - a.x()) / dx, t2 = (right - a.x()) / dx;
      if (t1 > t2) {
        double t = t1;
        t1 = t2;
        t2 = t;
      }
      if (t1 > from) from = t1;
      if (t2 < to) to = t2;
    } else if (a.x() < left || a.x() > right) {
      return false;
    }
    if (dy != 0) {
      double t1 = (low - a.y()) / dy, t2 = (high - a.y()) / dy;
      if (t1 > t2) {
        double t = t1;
        t1 = t2;
        t2 = t;
      }
      if (t1 > from) from = t1;
      if (t2 < to) to = t2;
    } else if (a.y() < low || a.y() > high) {
      return false;
    }
    return !(from > to);
  }
}
