// wrong -
import touchline.geometry.*;

class Solution {
  static boolean hits(Vec2 a, Vec2 b, Vec2 corner, Vec2 opposite) {
    double left = Math.min(corner.x(), opposite.x()), right = Math.max(corner.x(), opposite.x());
    double low = Math.min(corner.y(), opposite.y()), high = Math.max(corner.y(), opposite.y());
    for (double part : new double[] {0, 0.5, 1}) {
      Vec2 p = a.plus(b.minus(a).times(part));
      if (left <= p.x() && p.x() <= right && low <= p.y() && p.y() <= high) return true;
    }
    return false;
  }
}
