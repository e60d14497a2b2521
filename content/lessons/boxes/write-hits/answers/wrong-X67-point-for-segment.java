// wrong X67
import touchline.geometry.*;

class Solution {
  static boolean hits(Vec2 a, Vec2 b, Vec2 corner, Vec2 opposite) {
    double left = Math.min(corner.x(), opposite.x()), right = Math.max(corner.x(), opposite.x());
    double low = Math.min(corner.y(), opposite.y()), high = Math.max(corner.y(), opposite.y());
    Vec2 way = b.minus(a);
    double inX = entry(a.x(), way.x(), left, right), outX = exit(a.x(), way.x(), left, right);
    double inY = entry(a.y(), way.y(), low, high), outY = exit(a.y(), way.y(), low, high);
    if (a.equals(b)) return false;
    return Math.max(0, Math.max(inX, inY)) <= Math.min(1, Math.min(outX, outY));
  }

  static double entry(double from, double way, double low, double high) {
    if (way == 0) return low <= from && from <= high ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    return Math.min((low - from) / way, (high - from) / way);
  }

  static double exit(double from, double way, double low, double high) {
    if (way == 0) return Double.POSITIVE_INFINITY;
    return Math.max((low - from) / way, (high - from) / way);
  }
}
