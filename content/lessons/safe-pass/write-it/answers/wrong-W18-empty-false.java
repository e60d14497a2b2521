// wrong W18
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    double min = Double.MAX_VALUE;
    if (opponents == null || opponents.length < 1) return false;
    for (Circle o : opponents) {
      Vec2 ab = b.minus(a);
      double t = ab.length() == 0 ? 0 : Math.max(0, Math.min(1, o.center().minus(a).dot(ab) / ab.lengthSquared()));
      min = Math.min(min, o.center().minus(a.plus(ab.times(t))).length() - o.radius());
    }
    return min > 0;
  }
}
