// wrong X19
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double x = center.x() < a.x() ? a.x() : center.x() > b.x() ? b.x() : center.x();
    double y = center.y() < a.y() ? a.y() : center.y() > b.y() ? b.y() : center.y();
    double dx = center.x() - x, dy = center.y() - y;
    return dx * dx + dy * dy <= radius * radius;
  }
}
