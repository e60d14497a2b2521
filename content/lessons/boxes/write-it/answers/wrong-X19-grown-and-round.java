// wrong X19
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double dx = center.x() < a.x() ? a.x() - center.x() : center.x() > b.x() ? center.x() - b.x() : 0;
    double dy = center.y() < a.y() ? a.y() - center.y() : center.y() > b.y() ? center.y() - b.y() : 0;
    return Math.sqrt(dx * dx + dy * dy) <= radius;
  }
}
