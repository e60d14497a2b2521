// wrong N22
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    return a.minus(b).length() <= (radiusA + radiusB) * (1 + 1e-9);
  }
}
