// The box around both
// The area is that of the smallest box around both.
import touchline.geometry.*;

class Solution {
  static double sharedArea(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    double width = Math.max(b.x(), d.x()) - Math.min(a.x(), c.x());
    double height = Math.max(b.y(), d.y()) - Math.min(a.y(), c.y());
    return width * height;
  }
}
