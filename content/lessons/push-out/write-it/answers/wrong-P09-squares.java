// wrong P09
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 w = center.minus(near(a, b, center));
    double depth = radius * radius - w.lengthSquared();
    if (depth <= 0) return Vec2.ZERO;
    if (w.length() == 0) return onSegment(a, b, radius);
    return w.unit().times(depth);
  }

  //@@MEMBERS: push-out/parts/near-and-on-segment
}
