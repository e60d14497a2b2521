// wrong N19
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    long dx = (long) a.x() - (long) b.x();
    long dy = (long) a.y() - (long) b.y();
    long dist = (long) Math.sqrt(dx * dx + dy * dy);
    return dist <= (long) (radiusA + radiusB);
  }
}
