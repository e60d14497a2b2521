// wrong -
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    double la = b.minus(c).length(), lb = c.minus(a).length(), lc = a.minus(b).length();
    Vec2 middle = a.times(la).plus(b.times(lb)).plus(c.times(lc)).times(1 / (la + lb + lc));
    return p.minus(middle).length() <= Math.abs(b.minus(a).cross(c.minus(a))) / (la + lb + lc);
  }
}
