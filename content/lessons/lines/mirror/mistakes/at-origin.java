// A line through the origin
// The line is taken through the origin.
import touchline.geometry.*;

class Solution {
  static Vec2 mirror(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double t = p.dot(d) / d.dot(d);
    return d.times(t).times(2).minus(p);
  }
}
