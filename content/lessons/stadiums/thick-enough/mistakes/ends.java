// Only the ends
// The distance is that to the nearer end of the core.
import touchline.geometry.*;

class Solution {
  static double radius(Vec2 a, Vec2 b, Circle circle) {
    Vec2 center = circle.center();
    return Math.min(center.minus(a).length(), center.minus(b).length()) + circle.radius();
  }
}
