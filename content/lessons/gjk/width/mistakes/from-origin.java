// From the origin
// The answer is how far the farthest corner is from the origin in the direction.
import touchline.geometry.*;

class Solution {
  static double width(Vec2 a, Vec2 b, Vec2 c, Vec2 direction) {
    double last = Math.max(a.dot(direction), Math.max(b.dot(direction), c.dot(direction)));
    return last / direction.length();
  }
}
