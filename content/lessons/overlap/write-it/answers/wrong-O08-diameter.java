// wrong O08
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a);
    double e = center.minus(a).dot(d), n = d.dot(d);
    double t = n == 0 ? 0 : e < 0 ? 0 : e > n ? 1 : e / n;
    return a.plus(d.times(t)).minus(center).length() <= 2 * radius;
  }
}
