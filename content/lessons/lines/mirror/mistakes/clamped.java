// A segment instead of the line
// The line is taken to end at a and b.
import touchline.geometry.*;

class Solution {
  static Vec2 mirror(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double t = p.minus(a).dot(d) / d.dot(d);
    t = Math.max(0, Math.min(1, t));
    return a.plus(d.times(t)).times(2).minus(p);
  }
}
