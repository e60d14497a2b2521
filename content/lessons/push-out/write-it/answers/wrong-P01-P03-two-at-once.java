// wrong P01+P03
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 w = near(a, b, center).minus(center);
    if (w.length() >= radius) return Vec2.ZERO;
    if (w.length() == 0) return new Vec2(0, radius);
    return w.unit().times(radius);
  }

  //@@MEMBERS: push-out/parts/near
}
