// right
import touchline.geometry.*;

class Solution {
  static double control(double angle, double rate) {
    // vectors of the rod and of the target
    Vec2 rod = new Vec2(Math.cos(angle), Math.sin(angle));
    Vec2 target = new Vec2(Math.cos(2.5), Math.sin(2.5));
    double e = Math.acos(Math.max(-1, Math.min(1, rod.dot(target)))) * Math.signum(target.cross(rod));
    return e + 0.2 * rate > 0 ? -0.1 : 2;
  }
}
