// wrong N20
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    double dx = a.x() - b.x();
    double dy = a.y() - b.y();
    double reach = radiusA + radiusB;
    return dx * dx + dy * dy <= reach * reach;
  }
}
