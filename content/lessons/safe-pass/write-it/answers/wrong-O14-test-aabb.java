// wrong O14
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    int i = opponents.length;
    while (--i >= 0) {
      if (overlaps(a, b, opponents[i].center(), opponents[i].radius())) break;
    }
    return i < 0;
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double left = Math.min(a.x(), b.x()) - radius, right = Math.max(a.x(), b.x()) + radius;
    double low = Math.min(a.y(), b.y()) - radius, high = Math.max(a.y(), b.y()) + radius;
    return center.x() >= left && center.x() <= right && center.y() >= low && center.y() <= high;
  }
}
