// Divided by the length
// The dot product is divided by the length, and not by its square.
import touchline.geometry.*;

class Solution {
  static Vec2 mirror(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double t = p.minus(a).dot(d) / d.length();
    return a.plus(d.times(t)).times(2).minus(p);
  }
}
