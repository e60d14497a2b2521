// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    return Direction.of(w).shadow(v);
  }

  record Direction(double x, double y) {
    static Direction of(Vec2 w) {
      double n = w.length();
      return n == 0 ? new Direction(0, 0) : new Direction(w.x() / n, w.y() / n);
    }

    Vec2 shadow(Vec2 v) {
      double s = v.x() * x + v.y() * y;
      return new Vec2(s * x, s * y);
    }
  }
}
