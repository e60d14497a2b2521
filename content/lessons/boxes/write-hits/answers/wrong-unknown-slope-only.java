// wrong -
import touchline.geometry.*;

class Solution {
  static boolean hits(Vec2 a, Vec2 b, Vec2 corner, Vec2 opposite) {
    double left = Math.min(corner.x(), opposite.x()), right = Math.max(corner.x(), opposite.x());
    double low = Math.min(corner.y(), opposite.y()), high = Math.max(corner.y(), opposite.y());
    double slope = (b.y() - a.y()) / (b.x() - a.x());
    double atLeft = a.y() + slope * (left - a.x()), atRight = a.y() + slope * (right - a.x());
    boolean meets = Math.max(a.x(), b.x()) >= left && Math.min(a.x(), b.x()) <= right;
    return meets && Math.min(atLeft, atRight) <= high && Math.max(atLeft, atRight) >= low;
  }
}
