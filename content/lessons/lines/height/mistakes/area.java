// The area
// The area of the triangle is given.
import touchline.geometry.*;

class Solution {
  static double height(Vec2 a, Vec2 b, Vec2 c) {
    return Math.abs(b.minus(a).cross(c.minus(a))) / 2;
  }
}
