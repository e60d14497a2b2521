// wrong O13
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    boolean clean = true;
    for (int i = 0; i < opponents.length; i++) {
      clean = clean && !overlaps(a, b, opponents[i].center(), opponents[i].radius());
    }
    return clean;
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a);
    double n = d.dot(d), t = n == 0 ? 0 : Math.max(0, Math.min(1, center.minus(a).dot(d) / n));
    boolean touching = a.plus(d.times(t)).minus(center).length() <= radius;
    return !touching;
  }
}
