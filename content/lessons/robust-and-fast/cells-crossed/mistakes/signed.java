// Only to the right and up
// A way to the left or down makes the number smaller.
import touchline.geometry.*;

class Solution {
  static double cellsCrossed(Vec2 a, Vec2 b, double width) {
    double columns = Math.floor(b.x() / width) - Math.floor(a.x() / width);
    double rows = Math.floor(b.y() / width) - Math.floor(a.y() / width);
    return 1 + columns + rows;
  }
}
