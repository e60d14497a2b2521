// right
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    // The radius and what the distance across leaves of it: (r - x)(r + x) against y squared.
    long x = (long) Math.abs(b.x() - a.x());
    long y = (long) Math.abs(b.y() - a.y());
    long r = (long) radiusA + (long) radiusB;
    if (x > r) {
      return false;
    }
    long left = (r - x) * (r + x);
    return y == 0 || left / y > y || left / y == y;
  }
}
