// wrong O18
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
    double n = d.dot(d), t = n == 0 ? 0 : Math.max(0, Math.min(1, center.minus(a).dot(d) / n));
    return a.plus(d.times(t)).minus(center).length() <= radius - 0.1;
  }
}
