// wrong -
import touchline.geometry.*;

class Solution {
  static double timeToSegment(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    for (int i = 0; i <= 100; i++) {
      Vec2 p = center.plus(velocity.times(i / 100.0)), e = b.minus(a);
      double t = e.lengthSquared() == 0 ? 0 : p.minus(a).dot(e) / e.lengthSquared();
      t = Math.max(0, Math.min(1, t));
      if (p.minus(a.plus(e.times(t))).length() <= radius) return i / 100.0;
    }
    return -1;
  }
}
