// No unit vector
// The way from the ring to p is multiplied by the length of the leash.
import touchline.geometry.*;

class Solution {
  static Vec2 held(Vec2 a, Vec2 b, double leash, Vec2 p) {
    Vec2 ring = closest(a, b, p);
    double distance = p.minus(ring).length();
    return distance <= leash ? p : ring.plus(p.minus(ring).times(leash));
  }

  private static Vec2 closest(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double part = p.minus(a).dot(d) / d.dot(d);
    return a.plus(d.times(Math.max(0, Math.min(1, part))));
  }
}
