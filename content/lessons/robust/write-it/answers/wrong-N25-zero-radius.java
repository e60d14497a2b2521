// wrong N25
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    if (radiusA == 0 && radiusB == 0) return false;
    long dx = (long) a.x() - (long) b.x(), dy = (long) a.y() - (long) b.y(), r = (long) radiusA + (long) radiusB;
    return dx * dx + dy * dy <= r * r;
  }
}
