// wrong P06
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 w = center.minus(near(a, b, center));
    double dist = w.length();
    if (dist >= radius || a.equals(b)) return Vec2.ZERO;
    Vec2 d = b.minus(a);
    return new Vec2(d.y() / d.length(), -d.x() / d.length()).times(radius - dist);
  }

  //@@MEMBERS: push-out/parts/near
}
