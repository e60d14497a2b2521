// right
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    long across = Math.abs((long) (b.x() - a.x()));
    long up = Math.abs((long) (b.y() - a.y()));
    long reach = (long) (radiusA + radiusB);
    if (across > reach || up > reach) return false;
    if (across + up <= reach) return true;
    return across * across + up * up <= reach * reach;
  }
}
