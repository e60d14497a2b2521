// wrong P13
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 w = center.minus(near(a, b, center));
    double depth = Math.max(0, radius - w.length());
    if (w.length() == 0) return onSegment(a, b, radius);
    return w.times(0.5 * depth / w.length());
  }

  //@@MEMBERS: push-out/parts/near-and-on-segment
}
