// wrong -
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    long dx = (long) (a.x() - b.x());
    long dy = (long) (a.y() - b.y());
    long reach = (long) (radiusA * radiusB);
    return dx * dx + dy * dy <= reach * reach;
  }
}
