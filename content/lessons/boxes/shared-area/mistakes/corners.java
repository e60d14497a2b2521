// Always from c to b
// The shared part is taken to reach from c to b.
import touchline.geometry.*;

class Solution {
  static double sharedArea(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    double width = b.x() - c.x();
    double height = b.y() - c.y();
    return Math.max(0, width) * Math.max(0, height);
  }
}
