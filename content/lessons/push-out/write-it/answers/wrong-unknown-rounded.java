// wrong -
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 w = center.minus(near(a, b, center));
    if (w.length() >= radius) return Vec2.ZERO;
    if (w.length() == 0) return onSegment(a, b, radius);
    Vec2 m = w.unit().times(radius - w.length());
    return new Vec2(Math.rint(m.x()), Math.rint(m.y()));
  }

  //@@MEMBERS: push-out/parts/near-and-on-segment
}
