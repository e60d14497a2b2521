// Nothing holds it
// The dog is at p, however short the leash is.
import touchline.geometry.*;

class Solution {
  static Vec2 held(Vec2 a, Vec2 b, double leash, Vec2 p) {
    return p;
  }
}
