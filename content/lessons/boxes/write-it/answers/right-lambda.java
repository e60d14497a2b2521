// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Clamp clamp = (v, s, t) -> v < Math.min(s, t) ? Math.min(s, t) : v > Math.max(s, t) ? Math.max(s, t) : v;
    Vec2 q = new Vec2(clamp.of(center.x(), a.x(), b.x()), clamp.of(center.y(), a.y(), b.y()));
    return !(q.minus(center).length() > radius);
  }

  interface Clamp {
    double of(double value, double one, double other);
  }
}
