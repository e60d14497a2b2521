// wrong X62
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double left = Math.min(a.x(), b.x()), right = Math.max(a.x(), b.x());
    double low = Math.min(a.y(), b.y()), high = Math.max(a.y(), b.y());
    double x = Math.max(left, Math.min(center.x(), right));
    double y = Math.max(low, Math.min(center.y(), high));
    double dx = center.x() - x, dy = center.y() - y;
    if (radius == 0) return false;
    return dx * dx + dy * dy <= radius * radius;
  }
}
