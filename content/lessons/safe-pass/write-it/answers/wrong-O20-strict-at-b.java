// wrong O20
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    for (Circle o : opponents) {
      double r = o.radius();
      Vec2 ab = b.minus(a), ac = o.center().minus(a);
      if (ac.length() <= r) return false;
      if (o.center().minus(b).length() < r) return false;
      double l2 = ab.lengthSquared();
      if (l2 == 0) continue;
      double t = ac.dot(ab) / l2;
      if (t > 0 && t < 1 && Math.abs(ab.cross(ac)) / ab.length() <= r) return false;
    }
    return true;
  }
}
