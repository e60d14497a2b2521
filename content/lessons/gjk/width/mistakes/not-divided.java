// Not divided
// A longer vector makes the triangle wider.
import touchline.geometry.*;

class Solution {
  static double width(Vec2 a, Vec2 b, Vec2 c, Vec2 direction) {
    double last = Math.max(a.dot(direction), Math.max(b.dot(direction), c.dot(direction)));
    double first = Math.min(a.dot(direction), Math.min(b.dot(direction), c.dot(direction)));
    return last - first;
  }
}
