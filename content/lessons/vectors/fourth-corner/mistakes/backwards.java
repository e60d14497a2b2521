// From c to b
// The way from c to b is added to a, and not the way from b to c.
import touchline.geometry.*;

class Solution {
  static Vec2 fourthCorner(Vec2 a, Vec2 b, Vec2 c) {
    return a.plus(b.minus(c));
  }
}
