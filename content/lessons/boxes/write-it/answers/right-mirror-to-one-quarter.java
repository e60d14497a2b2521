// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double left = Math.min(a.x(), b.x()), right = Math.max(a.x(), b.x());
    double low = Math.min(a.y(), b.y()), high = Math.max(a.y(), b.y());
    double x = center.x() * 2 - (a.x() + b.x());
    double y = center.y() * 2 - (a.y() + b.y());
    double width = right - left, height = high - low;
    x = Math.abs(x);
    y = Math.abs(y);
    double r = 2 * radius;
    if (x <= width) return y <= height + r;
    if (y <= height) return x <= width + r;
    return (x - width) * (x - width) + (y - height) * (y - height) <= r * r;
  }
}
