// The nearer end
// The end that is nearer to p is given.
import touchline.geometry.*;

class Solution {
  static Vec2 farthestPoint(Vec2 a, Vec2 b, Vec2 p) {
    return a.minus(p).length() < b.minus(p).length() ? a : b;
  }
}
