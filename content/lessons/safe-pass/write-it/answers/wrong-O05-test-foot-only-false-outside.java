// wrong O05
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    return opponents.length == 0 || cleanFrom(a, b, opponents, 0);
  }

  static boolean cleanFrom(Vec2 a, Vec2 b, Circle[] all, int i) {
    if (i == all.length) return true;
    return !overlaps(a, b, all[i].center(), all[i].radius()) && cleanFrom(a, b, all, i + 1);
  }
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a);
    if (d.lengthSquared() == 0) return center.minus(a).length() <= radius;
    double t = center.minus(a).dot(d) / d.lengthSquared();
    if (t < 0 || t > 1) return false;
    return center.minus(a.plus(d.times(t))).length() <= radius;
  }
}
