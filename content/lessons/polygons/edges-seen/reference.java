import touchline.geometry.*;

class Solution {
  static double edgesSeen(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    double turn = b.minus(a).cross(c.minus(a));
    return seen(a, b, p, turn) + seen(b, c, p, turn) + seen(c, a, p, turn);
  }

  private static int seen(Vec2 from, Vec2 to, Vec2 p, double turn) {
    double side = to.minus(from).cross(p.minus(from));
    return side * turn < 0 ? 1 : 0;
  }
}
