// wrong P03
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 w = center.minus(near(a, b, center));
    if (w.length() >= radius) return Vec2.ZERO;
    return w.length() == 0 ? onSegment(a, b, radius) : w.unit().times(radius);
  }

  //@@MEMBERS: push-out/parts/near-and-on-segment
}
