// right
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    double dx = b.x() - a.x();
    double dy = b.y() - a.y();
    double reach = radiusA + radiusB;
    double over = dx * dx + dy * dy - reach * reach;
    double sure = 1e-14 * (dx * dx + dy * dy + reach * reach);
    if (over > sure) return false;
    if (over < -sure) return true;
    long across = (long) dx;
    long up = (long) dy;
    long whole = (long) reach;
    return across * across + up * up <= whole * whole;
  }
}
