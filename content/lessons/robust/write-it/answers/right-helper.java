// right
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    return square(b.x() - a.x()) + square(b.y() - a.y()) <= square(radiusA + radiusB);
  }

  static long square(double number) {
    long whole = (long) number;
    return whole * whole;
  }
}
