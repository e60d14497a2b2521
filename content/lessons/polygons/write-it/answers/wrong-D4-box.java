// wrong D4
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    double left = Math.min(a.x(), Math.min(b.x(), c.x())), right = Math.max(a.x(), Math.max(b.x(), c.x()));
    double low = Math.min(a.y(), Math.min(b.y(), c.y())), high = Math.max(a.y(), Math.max(b.y(), c.y()));
    return left <= p.x() && p.x() <= right && low <= p.y() && p.y() <= high;
  }
}
