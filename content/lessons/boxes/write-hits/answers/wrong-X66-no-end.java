// wrong X66
import touchline.geometry.*;

class Solution {
  static boolean hits(Vec2 a, Vec2 b, Vec2 corner, Vec2 opposite) {
    Box k = new Box(corner, opposite);
    double lo = 0, hi = Double.MAX_VALUE;
    double[] s = {a.x(), a.y()}, d = {b.x() - a.x(), b.y() - a.y()}, mn = {k.left(), k.bottom()}, mx = {k.right(), k.top()};
    for (int i = 0; i < 2; i++) {
      if (d[i] == 0) {
        if (s[i] < mn[i] || s[i] > mx[i]) return false;
      } else {
        double t1 = (mn[i] - s[i]) / d[i], t2 = (mx[i] - s[i]) / d[i];
        lo = Math.max(lo, Math.min(t1, t2));
        hi = Math.min(hi, Math.max(t1, t2));
      }
    }
    return lo <= hi;
  }
}
