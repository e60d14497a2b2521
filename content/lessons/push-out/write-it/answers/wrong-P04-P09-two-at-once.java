// wrong P04+P09
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 w = center.minus(near(a, b, center));
    double depth = radius * radius - w.dot(w);
    return depth <= 0 ? Vec2.ZERO : w.times(depth);
  }

  //@@MEMBERS: push-out/parts/near
}
