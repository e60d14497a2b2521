// wrong X10
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double left = Math.min(a.x(), b.x()), right = Math.max(a.x(), b.x());
    double low = Math.min(a.y(), b.y()), high = Math.max(a.y(), b.y());
    Vec2 middle = a.plus(b).times(0.5);
    double dx = Math.max(0, Math.abs(center.x() - middle.x()) - (right - left));
    double dy = Math.max(0, Math.abs(center.y() - middle.y()) - (high - low));
    return Math.sqrt(dx * dx + dy * dy) <= radius;
  }
}
