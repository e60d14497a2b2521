// right
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    long across = (long) (b.x() - a.x());
    long up = (long) (b.y() - a.y());
    long reach = (long) (radiusA + radiusB);
    return switch (Long.signum(across * across + up * up - reach * reach)) {
      case 1 -> false;
      default -> true;
    };
  }
}
