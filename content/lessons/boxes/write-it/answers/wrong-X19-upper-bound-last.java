// wrong X19
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double x = Math.min(b.x(), Math.max(center.x(), a.x()));
    double y = Math.min(b.y(), Math.max(center.y(), a.y()));
    double dx = center.x() - x, dy = center.y() - y;
    return Math.sqrt(dx * dx + dy * dy) <= radius;
  }
}
