// wrong P04
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 w = center.minus(near(a, b, center));
    double pen = radius - w.length();
    if (pen <= 0) return Vec2.ZERO;
    return new Vec2(w.x() * pen, w.y() * pen);
  }

  //@@MEMBERS: push-out/parts/near
}
