// wrong P02
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 w = center.minus(near(a, b, center));
    return w.length() < radius ? w : new Vec2(0, 0);
  }

  //@@MEMBERS: push-out/parts/near
}
