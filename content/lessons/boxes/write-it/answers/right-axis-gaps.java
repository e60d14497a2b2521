// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double left = Math.min(a.x(), b.x()), right = Math.max(a.x(), b.x());
    double low = Math.min(a.y(), b.y()), high = Math.max(a.y(), b.y());
    double dx = Math.max(0, Math.max(left - center.x(), center.x() - right));
    double dy = Math.max(0, Math.max(low - center.y(), center.y() - high));
    return Math.hypot(dx, dy) <= radius;
  }
}
