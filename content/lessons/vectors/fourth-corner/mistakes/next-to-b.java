// Beside the wrong corner
// The corner found is next to b and to c, and a is opposite.
import touchline.geometry.*;

class Solution {
  static Vec2 fourthCorner(Vec2 a, Vec2 b, Vec2 c) {
    return c.plus(b.minus(a));
  }
}
