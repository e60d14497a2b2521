// wrong P15
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 w = center.minus(near(a, b, center));
    return w.length() < radius ? w.unit().times(radius - w.length()) : Vec2.ZERO;
  }

  //@@MEMBERS: push-out/parts/near
}
