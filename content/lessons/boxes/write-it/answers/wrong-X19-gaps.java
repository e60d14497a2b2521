// wrong X19
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double dx = Math.max(0, Math.max(a.x() - center.x(), center.x() - b.x()));
    double dy = Math.max(0, Math.max(a.y() - center.y(), center.y() - b.y()));
    return Math.sqrt(dx * dx + dy * dy) <= radius;
  }
}
