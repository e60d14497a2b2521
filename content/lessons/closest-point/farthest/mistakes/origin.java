// Seen from the origin
// The end that is farther from the origin is given.
import touchline.geometry.*;

class Solution {
  static Vec2 farthestPoint(Vec2 a, Vec2 b, Vec2 p) {
    return a.length() > b.length() ? a : b;
  }
}
