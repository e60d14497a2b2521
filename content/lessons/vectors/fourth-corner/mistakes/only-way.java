// A way and no place
// The way from b to c is given, without the corner at which it starts.
import touchline.geometry.*;

class Solution {
  static Vec2 fourthCorner(Vec2 a, Vec2 b, Vec2 c) {
    return c.minus(b);
  }
}
