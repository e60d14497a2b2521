// wrong -
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double left = Math.min(a.x(), b.x()), right = Math.max(a.x(), b.x());
    double low = Math.min(a.y(), b.y()), high = Math.max(a.y(), b.y());
    for (int i = 0; i < 4; i++) {
      double x = center.x() + (i == 0 ? radius : i == 1 ? -radius : 0);
      double y = center.y() + (i == 2 ? radius : i == 3 ? -radius : 0);
      if (left <= x && x <= right && low <= y && y <= high) return true;
    }
    return false;
  }
}
