// right
import touchline.geometry.*;

class Solution {
  static boolean hits(Vec2 a, Vec2 b, Vec2 corner, Vec2 opposite) {
    double left = Math.min(corner.x(), opposite.x()), right = Math.max(corner.x(), opposite.x());
    double low = Math.min(corner.y(), opposite.y()), high = Math.max(corner.y(), opposite.y());
    if (a.x() < left && b.x() < left || a.x() > right && b.x() > right) return false;
    if (a.y() < low && b.y() < low || a.y() > high && b.y() > high) return false;
    if (left <= a.x() && a.x() <= right && left <= b.x() && b.x() <= right) return true;
    if (low <= a.y() && a.y() <= high && low <= b.y() && b.y() <= high) return true;
    double slope = (b.y() - a.y()) / (b.x() - a.x());
    double atLeft = a.y() + slope * (left - a.x());
    double atRight = a.y() + slope * (right - a.x());
    if (Math.min(atLeft, atRight) > high || Math.max(atLeft, atRight) < low) return false;
    return true;
  }
}
