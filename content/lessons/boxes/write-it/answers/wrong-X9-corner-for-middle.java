// wrong X9
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double left = Math.min(a.x(), b.x()), right = Math.max(a.x(), b.x());
    double low = Math.min(a.y(), b.y()), high = Math.max(a.y(), b.y());
    double halfX = (right - left) / 2, halfY = (high - low) / 2;
    double dx = Math.max(0, Math.abs(center.x() - left) - halfX);
    double dy = Math.max(0, Math.abs(center.y() - low) - halfY);
    return Math.sqrt(dx * dx + dy * dy) <= radius;
  }
}
