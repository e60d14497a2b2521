// wrong P26
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 w = center.minus(near(a, b, center));
    if (w.length() == 0 || w.length() >= radius) return Vec2.ZERO;
    return w.times(radius / w.length()).minus(w);
  }

  //@@MEMBERS: push-out/parts/near
}
