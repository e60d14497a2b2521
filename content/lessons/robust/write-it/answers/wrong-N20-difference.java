// wrong N20
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    double reach = radiusA + radiusB;
    return a.minus(b).lengthSquared() - reach * reach < 1;
  }
}
