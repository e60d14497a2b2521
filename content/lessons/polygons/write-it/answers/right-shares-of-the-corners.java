// right
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    double whole = side(a, b, c), way = Math.signum(whole);
    double shareOfC = way * side(a, b, p), shareOfA = way * side(b, c, p);
    return shareOfC >= 0 && shareOfA >= 0 && shareOfA + shareOfC <= way * whole;
  }

  static double side(Vec2 from, Vec2 to, Vec2 p) {
    return to.minus(from).cross(p.minus(from));
  }
}
