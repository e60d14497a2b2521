// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double size = Math.abs(d.cross(p.minus(a))) / d.length();
    return Side.of(a, b, p).sign * size;
  }

  enum Side {
    LEFT(1),
    ON(0),
    RIGHT(-1);

    final int sign;

    Side(int sign) {
      this.sign = sign;
    }

    static Side of(Vec2 a, Vec2 b, Vec2 p) {
      double cross = b.minus(a).cross(p.minus(a));
      return cross > 0 ? LEFT : cross < 0 ? RIGHT : ON;
    }
  }
}
