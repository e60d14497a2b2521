// wrong W10
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    for (int i = 1; i < opponents.length; i++) {
      if (hits(a, b, opponents[i])) return false;
    }
    return true;
  }
  static boolean hits(Vec2 a, Vec2 b, Circle c) { return dist(a, b, c) <= c.radius(); }
  static double dist(Vec2 a, Vec2 b, Circle c) {
    Vec2 d = b.minus(a), w = c.center().minus(a);
    double t = d.length() == 0 ? 0 : Math.max(0, Math.min(1, w.dot(d) / d.dot(d)));
    return w.minus(d.times(t)).length();
  }
}
