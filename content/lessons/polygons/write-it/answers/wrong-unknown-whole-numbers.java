// wrong -
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    long ab = side(a, b, p), bc = side(b, c, p), ca = side(c, a, p);
    return ab >= 0 && bc >= 0 && ca >= 0 || ab <= 0 && bc <= 0 && ca <= 0;
  }

  static long side(Vec2 from, Vec2 to, Vec2 p) {
    long x = (long) to.x() - (long) from.x(), y = (long) to.y() - (long) from.y();
    return x * ((long) p.y() - (long) from.y()) - y * ((long) p.x() - (long) from.x());
  }
}
