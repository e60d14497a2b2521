// From the middle of the base
// The distance is measured from the middle of the base.
import touchline.geometry.*;

class Solution {
  static double height(Vec2 a, Vec2 b, Vec2 c) {
    return c.minus(a.plus(b).times(0.5)).length();
  }
}
