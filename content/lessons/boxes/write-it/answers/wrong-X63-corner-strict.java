// wrong X63
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Box k = new Box(a, b);
    double dx = Math.max(0, Math.max(k.left() - center.x(), center.x() - k.right()));
    double dy = Math.max(0, Math.max(k.bottom() - center.y(), center.y() - k.top()));
    if (dx > radius || dy > radius) return false;
    if (dx == 0 || dy == 0) return true;
    return dx * dx + dy * dy < radius * radius;
  }
}
