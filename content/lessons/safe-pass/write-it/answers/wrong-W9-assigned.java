// wrong W9
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    boolean clean = true;
    for (Circle o : opponents) clean = distance(a, b, o.center()) > o.radius();
    return clean;
  }

  static double distance(Vec2 a, Vec2 b, Vec2 c) {
    Vec2 d = b.minus(a);
    double e = c.minus(a).dot(d), n = d.lengthSquared();
    if (e <= 0) return c.minus(a).length();
    if (e >= n) return c.minus(b).length();
    return Math.abs(d.cross(c.minus(a))) / Math.sqrt(n);
  }
}
