// A line instead of the segment
// The segment is taken for an endless line.
import touchline.geometry.*;

class Solution {
  static double inside(Vec2 a, Vec2 b, Circle circle) {
    Vec2 d = b.minus(a);
    double aside = circle.center().minus(a).cross(d) / d.length();
    double square = circle.radius() * circle.radius() - aside * aside;
    return 2 * Math.sqrt(Math.max(0, square));
  }
}
