// wrong P08
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 q = near(a, b, center), w = center.minus(q);
    if (w.length() >= radius) return center;
    if (w.length() == 0) return center.plus(onSegment(a, b, radius));
    return q.plus(w.unit().times(radius));
  }

  //@@MEMBERS: push-out/parts/near-and-on-segment
}
