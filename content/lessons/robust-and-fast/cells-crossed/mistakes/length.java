// The length in cells
// The length of the segment is divided by the width.
import touchline.geometry.*;

class Solution {
  static double cellsCrossed(Vec2 a, Vec2 b, double width) {
    return Math.ceil(b.minus(a).length() / width);
  }
}
