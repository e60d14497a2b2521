// Turned along the line
// The image is on the same side as the point, and on the other side of a along the line.
import touchline.geometry.*;

class Solution {
  static Vec2 mirror(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double t = p.minus(a).dot(d) / d.dot(d);
    Vec2 foot = a.plus(d.times(t));
    return a.times(2).minus(foot.times(2)).plus(p);
  }
}
