// wrong X19
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double x = Math.max(b.x(), Math.min(center.x(), a.x()));
    double y = Math.max(a.y(), Math.min(center.y(), b.y()));
    double dx = center.x() - x, dy = center.y() - y;
    return Math.sqrt(dx * dx + dy * dy) <= radius;
  }
}
