// A wire without ends
// The ring is taken to slide on beyond the ends of the wire.
import touchline.geometry.*;

class Solution {
  static Vec2 held(Vec2 a, Vec2 b, double leash, Vec2 p) {
    Vec2 d = b.minus(a);
    Vec2 ring = a.plus(d.times(p.minus(a).dot(d) / d.dot(d)));
    double distance = p.minus(ring).length();
    return distance <= leash ? p : ring.plus(p.minus(ring).times(leash / distance));
  }
}
