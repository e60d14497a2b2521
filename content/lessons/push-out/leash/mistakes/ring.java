// The ring instead of the dog
// The place given is that of the ring.
import touchline.geometry.*;

class Solution {
  static Vec2 held(Vec2 a, Vec2 b, double leash, Vec2 p) {
    Vec2 ring = closest(a, b, p);
    return p.minus(ring).length() <= leash ? p : ring;
  }

  private static Vec2 closest(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double part = p.minus(a).dot(d) / d.dot(d);
    return a.plus(d.times(Math.max(0, Math.min(1, part))));
  }
}
