// wrong M31
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    for (Circle opponent : opponents) {
      if (overlaps(a, b, opponent.center(), opponent.radius())) return false;
    }
    return true;
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 u = b.minus(a).unit();
    double s = Math.max(0, Math.min(b.minus(a).length(), center.minus(a).dot(u)));
    return a.plus(u.times(s)).minus(center).length() <= radius;
  }
}
