// right
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    int which = (isAhead(a1, a2, direction) ? 2 : 0) + (isAhead(b2, b1, direction) ? 1 : 0);
    return switch (which) {
      case 0 -> a1.minus(b1);
      case 1 -> a1.minus(b2);
      case 2 -> a2.minus(b1);
      default -> a2.minus(b2);
    };
  }

  /** Whether q lies farther along a direction than p. */
  static boolean isAhead(Vec2 p, Vec2 q, Vec2 direction) {
    return q.minus(p).dot(direction) > 0;
  }
}
