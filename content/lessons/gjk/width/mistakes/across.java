// Across the direction
// The width is measured at right angles to the direction.
import touchline.geometry.*;

class Solution {
  static double width(Vec2 a, Vec2 b, Vec2 c, Vec2 direction) {
    Vec2 across = direction.perpendicular();
    double last = Math.max(a.dot(across), Math.max(b.dot(across), c.dot(across)));
    double first = Math.min(a.dot(across), Math.min(b.dot(across), c.dot(across)));
    return (last - first) / direction.length();
  }
}
