// wrong P14
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 w = center.minus(near(a, b, center));
    double n = w.dot(w);
    if (n >= radius * radius) return Vec2.ZERO;
    if (n == 0) return onSegment(a, b, radius);
    return w.times((radius - Math.sqrt(n)) / n);
  }

  //@@MEMBERS: push-out/parts/near-and-on-segment
}
