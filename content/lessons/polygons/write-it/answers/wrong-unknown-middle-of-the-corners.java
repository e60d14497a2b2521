// wrong -
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    Vec2 middle = a.plus(b).plus(c).times(1 / 3.0);
    double reach = Math.max(a.minus(middle).length(), Math.max(b.minus(middle).length(), c.minus(middle).length()));
    return p.minus(middle).length() <= reach;
  }
}
