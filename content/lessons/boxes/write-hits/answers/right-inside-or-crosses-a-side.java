// right
import touchline.geometry.*;

class Solution {
  static boolean hits(Vec2 a, Vec2 b, Vec2 corner, Vec2 opposite) {
    double left = Math.min(corner.x(), opposite.x()), right = Math.max(corner.x(), opposite.x());
    double low = Math.min(corner.y(), opposite.y()), high = Math.max(corner.y(), opposite.y());
    if (inside(a, left, right, low, high) || inside(b, left, right, low, high)) return true;
    Vec2[] corners = {new Vec2(left, low), new Vec2(right, low), new Vec2(right, high), new Vec2(left, high)};
    for (int i = 0; i < 4; i++) {
      if (meet(a, b, corners[i], corners[(i + 1) % 4])) return true;
    }
    return false;
  }

  static boolean inside(Vec2 p, double left, double right, double low, double high) {
    return left <= p.x() && p.x() <= right && low <= p.y() && p.y() <= high;
  }

  static double turn(Vec2 a, Vec2 b, Vec2 c) {
    return b.minus(a).cross(c.minus(a));
  }

  static boolean on(Vec2 a, Vec2 b, Vec2 p) {
    return turn(a, b, p) == 0
        && Math.min(a.x(), b.x()) <= p.x() && p.x() <= Math.max(a.x(), b.x())
        && Math.min(a.y(), b.y()) <= p.y() && p.y() <= Math.max(a.y(), b.y());
  }

  static boolean meet(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    if (on(a, b, c) || on(a, b, d) || on(c, d, a) || on(c, d, b)) return true;
    return Math.signum(turn(a, b, c)) * Math.signum(turn(a, b, d)) < 0
        && Math.signum(turn(c, d, a)) * Math.signum(turn(c, d, b)) < 0;
  }
}
