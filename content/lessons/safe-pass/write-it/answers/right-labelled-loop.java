// right
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    boolean clean = true;
    alle:
    for (var o : opponents) {
      Vec2 l = a, r = b;
      for (int i = 0; i < 70; i++) {
        if (l.minus(o.center()).length() <= o.radius() || r.minus(o.center()).length() <= o.radius()) {
          clean = false;
          break alle;
        }
        Vec2 m = l.plus(r).times(0.5);
        if (b.minus(a).dot(o.center().minus(m)) > 0) l = m; else r = m;
      }
    }
    return clean;
  }
}
