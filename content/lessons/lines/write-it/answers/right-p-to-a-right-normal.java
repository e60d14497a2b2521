// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    // Both are turned round, so the sign is right again.
    Vec2 right = new Vec2(b.y() - a.y(), a.x() - b.x()).unit();
    return right.dot(a.minus(p));
  }
}
