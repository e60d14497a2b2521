// The base has ends
// The height is the distance from the base as a segment.
import touchline.geometry.*;

class Solution {
  static double height(Vec2 a, Vec2 b, Vec2 c) {
    Vec2 base = b.minus(a);
    double part = Math.max(0, Math.min(1, c.minus(a).dot(base) / base.dot(base)));
    return c.minus(a.plus(base.times(part))).length();
  }
}
