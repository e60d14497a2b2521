// Mirrored at a point
// The point is mirrored in the point a, and not in the line.
import touchline.geometry.*;

class Solution {
  static Vec2 mirror(Vec2 a, Vec2 b, Vec2 p) {
    return a.times(2).minus(p);
  }
}
