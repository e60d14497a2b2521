// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    return a.minus(b).length() >= radiusA + radiusB
        ? Vec2.ZERO
        : a.minus(b).length() == 0
            ? new Vec2(0, radiusA + radiusB)
            : a.minus(b).unit().times(radiusA + radiusB - a.minus(b).length());
  }
}
