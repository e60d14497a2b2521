// wrong M04
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
    double t = Math.max(0, Math.min(1, center.minus(a).dot(d)));
    return a.plus(d.times(t)).minus(center).lengthSquared() <= radius * radius;
  }
}
