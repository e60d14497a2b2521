// wrong P08
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 q = near(a, b, center), w = center.minus(q);
    if (w.length() < radius && w.length() > 0) return q.plus(w.times(radius / w.length()));
    return Vec2.ZERO;
  }

  //@@MEMBERS: push-out/parts/near
}
