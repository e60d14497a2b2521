// wrong O15
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    for (Circle c : opponents) {
      Vec2 d = b.minus(a), w = c.center().minus(a);
      if (w.length() <= c.radius() || c.center().minus(b).length() <= c.radius()) return false;
      double s = w.dot(d);
      if (s > 0 && s < d.dot(d) && Math.abs(d.cross(w)) <= c.radius()) return false;
    }
    return true;
  }
}
