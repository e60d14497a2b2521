// right
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    long across = (long) b.x() - (long) a.x();
    long up = (long) b.y() - (long) a.y();
    long reach = (long) radiusA + (long) radiusB;
    if (across * across + up * up > reach * reach) {
      return false;
    }
    return true;
  }
}
