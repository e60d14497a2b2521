// wrong P01+P04
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 w = near(a, b, center).minus(center);
    double depth = radius - w.length();
    return depth <= 0 ? Vec2.ZERO : w.times(depth);
  }

  //@@MEMBERS: push-out/parts/near
}
