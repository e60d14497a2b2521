// Always at full length
// The dog is as far from the wire as the leash is long, also where it wants to be nearer.
import touchline.geometry.*;

class Solution {
  static Vec2 held(Vec2 a, Vec2 b, double leash, Vec2 p) {
    Vec2 ring = closest(a, b, p);
    double distance = p.minus(ring).length();
    return distance == 0 ? p : ring.plus(p.minus(ring).times(leash / distance));
  }

  private static Vec2 closest(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double part = p.minus(a).dot(d) / d.dot(d);
    return a.plus(d.times(Math.max(0, Math.min(1, part))));
  }
}
