import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    if (b.minus(a).cross(c.minus(a)) == 0) throw new IllegalArgumentException("in line");
    double u = b.minus(a).cross(p.minus(a));
    double v = c.minus(b).cross(p.minus(b));
    double w = a.minus(c).cross(p.minus(c));
    boolean isLeft = u >= 0 && v >= 0 && w >= 0;
    boolean isRight = u <= 0 && v <= 0 && w <= 0;
    return isLeft || isRight;
  }
}
