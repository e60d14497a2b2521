// right
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    return clean(a, b, opponents, 0, opponents.length);
  }

  static double distance(Vec2 a, Vec2 b, Vec2 c) {
    Vec2 d = b.minus(a);
    double e = c.minus(a).dot(d), n = d.lengthSquared();
    if (e <= 0) return c.minus(a).length();
    if (e >= n) return c.minus(b).length();
    return Math.abs(d.cross(c.minus(a))) / Math.sqrt(n);
  }

  static boolean clean(Vec2 a, Vec2 b, Circle[] all, int from, int to) {
    if (from == to) return true;
    if (to - from == 1) return distance(a, b, all[from].center()) > all[from].radius();
    int middle = (from + to) / 2;
    return clean(a, b, all, from, middle) && clean(a, b, all, middle, to);
  }
}
