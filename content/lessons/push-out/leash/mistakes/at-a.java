// Tied to the end
// The ring is taken to stay at a.
import touchline.geometry.*;

class Solution {
  static Vec2 held(Vec2 a, Vec2 b, double leash, Vec2 p) {
    double distance = p.minus(a).length();
    return distance <= leash ? p : a.plus(p.minus(a).times(leash / distance));
  }
}
