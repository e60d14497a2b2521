// wrong -
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 way = b.minus(a);
    double share = way.length() == 0 ? 0 : Math.max(0, Math.min(1, center.minus(a).dot(way) / way.lengthSquared()));
    return center.minus(a.plus(way.times(share))).length() <= radius;
  }
}
