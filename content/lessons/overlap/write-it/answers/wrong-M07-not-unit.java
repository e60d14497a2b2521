// wrong M07
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a);
    double l = d.length();
    if (l == 0) return center.minus(a).length() <= radius;
    double s = Math.max(0, Math.min(l, center.minus(a).dot(d) / l));
    return a.plus(d.times(s)).minus(center).length() <= radius;
  }
}
