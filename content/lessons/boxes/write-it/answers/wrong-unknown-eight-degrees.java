// wrong -
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double left = Math.min(a.x(), b.x()), right = Math.max(a.x(), b.x());
    double low = Math.min(a.y(), b.y()), high = Math.max(a.y(), b.y());
    for (int i = 0; i < 45; i++) {
      double x = center.x() + radius * Math.cos(Math.toRadians(8 * i));
      double y = center.y() + radius * Math.sin(Math.toRadians(8 * i));
      if (left <= x && x <= right && low <= y && y <= high) return true;
    }
    return left <= center.x() && center.x() <= right && low <= center.y() && center.y() <= high;
  }
}
