// wrong -
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double left = Math.min(a.x(), b.x()), right = Math.max(a.x(), b.x());
    double low = Math.min(a.y(), b.y()), high = Math.max(a.y(), b.y());
    float x = Math.max((float) left, Math.min((float) center.x(), (float) right));
    float y = Math.max((float) low, Math.min((float) center.y(), (float) high));
    float dx = (float) center.x() - x, dy = (float) center.y() - y;
    return dx * dx + dy * dy <= (float) radius * (float) radius;
  }
}
