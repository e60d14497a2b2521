// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double left = Math.min(a.x(), b.x()), right = Math.max(a.x(), b.x());
    double low = Math.min(a.y(), b.y()), high = Math.max(a.y(), b.y());
    double x = center.x(), y = center.y();
    if (x < left) {
      if (y < low) return far(x, y, left, low) <= radius;
      if (y > high) return far(x, y, left, high) <= radius;
      return left - x <= radius;
    }
    if (x > right) {
      if (y < low) return far(x, y, right, low) <= radius;
      if (y > high) return far(x, y, right, high) <= radius;
      return x - right <= radius;
    }
    if (y < low) return low - y <= radius;
    if (y > high) return y - high <= radius;
    return true;
  }

  static double far(double x, double y, double cornerX, double cornerY) {
    return Math.sqrt((x - cornerX) * (x - cornerX) + (y - cornerY) * (y - cornerY));
  }
}
