// does-not-compile -
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    long dx = a.x() - b.x();
    return dx <= radiusA + radiusB;
  }
}
