// wrong O02
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double best = Math.min(center.minus(a).length(), center.minus(b).length());
    Vec2 d = b.minus(a);
    double t = center.minus(a).dot(d) / d.lengthSquared();
    if (t > 0 && t < 1) best = a.plus(d.times(t)).minus(center).length();
    return best < radius;
  }
}
