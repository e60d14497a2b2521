// wrong N24
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    long dx = (long) (float) (a.x() - b.x()), dy = (long) (float) (a.y() - b.y()), r = (long) (radiusA + radiusB);
    return dx * dx + dy * dy <= r * r;
  }
}
