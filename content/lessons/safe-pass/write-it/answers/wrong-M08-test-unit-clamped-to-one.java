// wrong M08
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    int i = opponents.length;
    while (--i >= 0) {
      if (overlaps(a, b, opponents[i].center(), opponents[i].radius())) break;
    }
    return i < 0;
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a);
    if (a.equals(b)) return center.minus(a).length() <= radius;
    Vec2 u = d.unit();
    double s = Math.max(0, Math.min(1, center.minus(a).dot(u)));
    return a.plus(u.times(s)).minus(center).length() <= radius;
  }
}
