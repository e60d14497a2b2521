// wrong -
import touchline.geometry.*;

class Solution {
  static boolean hits(Vec2 a, Vec2 b, Vec2 corner, Vec2 opposite) {
    double left = Math.min(corner.x(), opposite.x()), right = Math.max(corner.x(), opposite.x());
    double low = Math.min(corner.y(), opposite.y()), high = Math.max(corner.y(), opposite.y());
    for (int i = 0; i <= 100; i++) {
      Vec2 p = a.plus(b.minus(a).times(i / 100.0));
      if (left <= p.x() && p.x() <= right && low <= p.y() && p.y() <= high) return true;
    }
    return false;
  }
}
