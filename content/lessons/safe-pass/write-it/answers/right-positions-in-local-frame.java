// right
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    double l = b.minus(a).length();
    Vec2 u = l == 0 ? new Vec2(1, 0) : b.minus(a).unit();
    for (Circle o : opponents) {
      double x = u.dot(o.center().minus(a)), y = u.cross(o.center().minus(a));
      double dx = x < 0 ? x : x > l ? x - l : 0;
      if (dx * dx + y * y <= o.radius() * o.radius()) return false;
    }
    return true;
  }
}
