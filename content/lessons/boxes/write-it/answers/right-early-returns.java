// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double left = Math.min(a.x(), b.x()), right = Math.max(a.x(), b.x());
    double low = Math.min(a.y(), b.y()), high = Math.max(a.y(), b.y());
    double x = center.x(), y = center.y();
    if (x + radius < left || x - radius > right) return false;
    if (y + radius < low || y - radius > high) return false;
    if (left <= x && x <= right) return true;
    if (low <= y && y <= high) return true;
    double dx = x < left ? left - x : x - right;
    double dy = y < low ? low - y : y - high;
    return dx * dx + dy * dy <= radius * radius;
  }
}
