// wrong X27
import touchline.geometry.*;

class Solution {
  static boolean hits(Vec2 a, Vec2 b, Vec2 corner, Vec2 opposite) {
    double left = Math.min(corner.x(), opposite.x()), right = Math.max(corner.x(), opposite.x());
    double low = Math.min(corner.y(), opposite.y()), high = Math.max(corner.y(), opposite.y());
    return (left <= a.x() && a.x() <= right && low <= a.y() && a.y() <= high)
        || (left <= b.x() && b.x() <= right && low <= b.y() && b.y() <= high);
  }
}
