// wrong P06
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 w = center.minus(near(a, b, center));
    double dist = w.length();
    if (dist >= radius) return Vec2.ZERO;
    return onSegment(a, b, radius - dist);
  }

  //@@MEMBERS: push-out/parts/near-and-on-segment
}
