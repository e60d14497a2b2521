// wrong O14
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    for (Circle c : opponents) {
      double x = c.center().x(), y = c.center().y(), r = c.radius();
      if (x < Math.min(a.x(), b.x()) - r || x > Math.max(a.x(), b.x()) + r) continue;
      if (y < Math.min(a.y(), b.y()) - r || y > Math.max(a.y(), b.y()) + r) continue;
      Vec2 d = b.minus(a);
      double h = d.length() == 0 ? c.center().minus(a).length() : Math.abs(d.unit().cross(c.center().minus(a)));
      if (h <= r) return false;
    }
    return true;
  }
}
