// The middle of the diagonal
// The point given is half way from a to c.
import touchline.geometry.*;

class Solution {
  static Vec2 fourthCorner(Vec2 a, Vec2 b, Vec2 c) {
    return a.plus(c).times(0.5);
  }
}
