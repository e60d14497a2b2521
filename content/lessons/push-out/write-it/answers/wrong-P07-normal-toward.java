// wrong P07
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 w = center.minus(near(a, b, center));
    if (w.length() >= radius) return Vec2.ZERO;
    if (a.equals(b)) return new Vec2(0, radius);
    Vec2 n = b.minus(a).perpendicular().unit();
    if (n.dot(center.minus(a)) < 0) n = n.times(-1);
    return n.times(radius - w.length());
  }

  //@@MEMBERS: push-out/parts/near
}
