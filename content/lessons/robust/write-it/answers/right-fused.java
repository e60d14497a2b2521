// right
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    // Each square as a rounded part and what rounding took from it.
    double dx = b.x() - a.x();
    double dy = b.y() - a.y();
    double reach = radiusA + radiusB;
    double xx = dx * dx;
    double yy = dy * dy;
    double rr = reach * reach;
    double rest = Math.fma(dx, dx, -xx) + Math.fma(dy, dy, -yy) - Math.fma(reach, reach, -rr);
    double most = Math.max(xx, yy);
    double least = Math.min(xx, yy);
    return (most - rr) + least + rest <= 0;
  }
}
