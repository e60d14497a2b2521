// wrong P08+P12
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 w = center.minus(near(a, b, center));
    if (w.length() >= radius) return center;
    if (w.length() == 0) return center.plus(onSegment(a, b, radius));
    return center.plus(w.unit().times(2 * radius - w.length()));
  }

  //@@MEMBERS: push-out/parts/near-and-on-segment
}
