// wrong O18
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a);
    double n = d.dot(d), t = n == 0 ? 0 : Math.max(0, Math.min(1, center.minus(a).dot(d) / n));
    return a.plus(d.times(t)).minus(center).length() - radius <= 0.5;
  }
}
