// right
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    double sum = 0, count = 0;
    for (double side : new double[] {side(a, b, p), side(b, c, p), side(c, a, p)}) {
      sum += Math.signum(side);
      count += Math.abs(Math.signum(side));
    }
    return Math.abs(sum) == count;
  }

  static double side(Vec2 from, Vec2 to, Vec2 p) {
    return to.minus(from).cross(p.minus(from));
  }
}
