// The foot instead of the image
// The closest point of the line is given.
import touchline.geometry.*;

class Solution {
  static Vec2 mirror(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double t = p.minus(a).dot(d) / d.dot(d);
    return a.plus(d.times(t));
  }
}
