// wrong X3
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double left = Math.min(a.x(), b.x()), right = Math.max(a.x(), b.x());
    double low = Math.min(a.y(), b.y()), high = Math.max(a.y(), b.y());
    if (center.x() >= left && center.x() <= right && center.y() >= low && center.y() <= high) return true;
    double x = center.x() - left < right - center.x() ? left : right;
    double y = center.y() - low < high - center.y() ? low : high;
    return center.minus(new Vec2(x, y)).length() <= radius;
  }
}
