// wrong -
import touchline.geometry.*;

class Solution {
  static double timeToTouch(
      Vec2 a, double radiusA, Vec2 velocityA, Vec2 b, double radiusB, Vec2 velocityB) {
    double gap = a.minus(b).length() - radiusA - radiusB;
    if (gap < 0) return 0;
    double speed = velocityA.length() + velocityB.length();
    return speed > 0 && gap <= speed ? gap / speed : -1;
  }
}
