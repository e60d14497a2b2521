// wrong P04+P13
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 w = center.minus(near(a, b, center));
    double depth = radius - w.length();
    if (depth < 0) depth = 0;
    if (w.length() == 0) return onSegment(a, b, radius);
    return w.times(depth / 2);
  }

  //@@MEMBERS: push-out/parts/near-and-on-segment
}
