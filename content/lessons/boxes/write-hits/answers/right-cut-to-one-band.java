// right
import touchline.geometry.*;

class Solution {
  static boolean hits(Vec2 a, Vec2 b, Vec2 corner, Vec2 opposite) {
    double left = Math.min(corner.x(), opposite.x()), right = Math.max(corner.x(), opposite.x());
    double low = Math.min(corner.y(), opposite.y()), high = Math.max(corner.y(), opposite.y());
    Vec2 p = a, q = b;
    if (p.x() > q.x()) {
      p = b;
      q = a;
    }
    if (q.x() < left || p.x() > right) return false;
    double y1 = p.y(), y2 = q.y();
    if (p.x() < left) y1 = p.y() + (q.y() - p.y()) * (left - p.x()) / (q.x() - p.x());
    if (q.x() > right) y2 = p.y() + (q.y() - p.y()) * (right - p.x()) / (q.x() - p.x());
    return Math.max(y1, y2) >= low && Math.min(y1, y2) <= high;
  }
}
