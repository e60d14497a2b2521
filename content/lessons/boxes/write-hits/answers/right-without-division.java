// right
import touchline.geometry.*;

class Solution {
  static boolean hits(Vec2 a, Vec2 b, Vec2 corner, Vec2 opposite) {
    double left = Math.min(corner.x(), opposite.x()), right = Math.max(corner.x(), opposite.x());
    double low = Math.min(corner.y(), opposite.y()), high = Math.max(corner.y(), opposite.y());
    double dx = b.x() - a.x(), dy = b.y() - a.y();
    double fromX = dx >= 0 ? left - a.x() : a.x() - right, toX = dx >= 0 ? right - a.x() : a.x() - left;
    double fromY = dy >= 0 ? low - a.y() : a.y() - high, toY = dy >= 0 ? high - a.y() : a.y() - low;
    double x = Math.abs(dx), y = Math.abs(dy);
    if (toX < 0 || toY < 0 || fromX > x || fromY > y) return false;
    return fromX * y <= toY * x && fromY * x <= toX * y;
  }
}
