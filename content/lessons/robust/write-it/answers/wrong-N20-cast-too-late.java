// wrong N20
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    double squares = (b.x() - a.x()) * (b.x() - a.x()) + (b.y() - a.y()) * (b.y() - a.y());
    double reach = radiusA + radiusB;
    return (long) squares <= (long) (reach * reach);
  }
}
