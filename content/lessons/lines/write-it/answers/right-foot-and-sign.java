// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double t = p.minus(a).dot(d) / d.lengthSquared();
    Vec2 foot = a.plus(d.times(t));
    double distance = p.minus(foot).length();
    return Math.signum(d.cross(p.minus(a))) * distance;
  }
}
