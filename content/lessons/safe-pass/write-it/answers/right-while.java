// right
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    boolean clean = true;
    int i = 0;
    while (clean && i < opponents.length) {
      clean = clearance(a, b, opponents[i]) > 0;
      i++;
    }
    return clean;
  }

  static double clearance(Vec2 a, Vec2 b, Circle opponent) {
    return opponent.center().minus(closest(a, b, opponent.center())).length() - opponent.radius();
  }

  static Vec2 closest(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double n = d.dot(d);
    if (n == 0) return a;
    double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / n));
    return a.plus(d.times(t));
  }
}
