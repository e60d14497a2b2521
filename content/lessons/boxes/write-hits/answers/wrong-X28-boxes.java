// wrong X28
import touchline.geometry.*;

class Solution {
  static boolean hits(Vec2 a, Vec2 b, Vec2 corner, Vec2 opposite) {
    double left = Math.min(corner.x(), opposite.x()), right = Math.max(corner.x(), opposite.x());
    double low = Math.min(corner.y(), opposite.y()), high = Math.max(corner.y(), opposite.y());
    return Math.min(a.x(), b.x()) <= right && Math.max(a.x(), b.x()) >= left
        && Math.min(a.y(), b.y()) <= high && Math.max(a.y(), b.y()) >= low;
  }
}
