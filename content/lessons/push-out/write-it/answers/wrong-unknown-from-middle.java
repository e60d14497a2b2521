// wrong -
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 m = a.plus(b).times(0.5), w = center.minus(m);
    double dist = center.minus(near(a, b, center)).length();
    if (dist >= radius) return Vec2.ZERO;
    if (w.length() == 0) return onSegment(a, b, radius);
    return w.unit().times(radius - dist);
  }

  //@@MEMBERS: push-out/parts/near-and-on-segment
}
