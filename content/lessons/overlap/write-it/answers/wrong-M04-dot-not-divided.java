// wrong M04
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a);
    double t = Math.max(0, Math.min(1, center.minus(a).dot(d)));
    return a.plus(d.times(t)).minus(center).lengthSquared() <= radius * radius;
  }
}
