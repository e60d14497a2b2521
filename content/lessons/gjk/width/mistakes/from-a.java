// Only from a
// The answer is how far the triangle reaches from a in the direction.
import touchline.geometry.*;

class Solution {
  static double width(Vec2 a, Vec2 b, Vec2 c, Vec2 direction) {
    double ofB = b.minus(a).dot(direction);
    double ofC = c.minus(a).dot(direction);
    return Math.max(0, Math.max(ofB, ofC)) / direction.length();
  }
}
