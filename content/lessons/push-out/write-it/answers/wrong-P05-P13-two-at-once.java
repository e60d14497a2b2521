// wrong P05+P13
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 w = center.minus(near(a, b, center));
    if (w.length() == 0) return onSegment(a, b, radius);
    return w.unit().times((radius - w.length()) / 2);
  }

  //@@MEMBERS: push-out/parts/near-and-on-segment
}
