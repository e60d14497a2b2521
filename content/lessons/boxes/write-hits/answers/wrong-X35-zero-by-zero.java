// wrong X35
import touchline.geometry.*;

class Solution {
  static boolean hits(Vec2 a, Vec2 b, Vec2 corner, Vec2 opposite) {
    double left = Math.min(corner.x(), opposite.x()), right = Math.max(corner.x(), opposite.x());
    double low = Math.min(corner.y(), opposite.y()), high = Math.max(corner.y(), opposite.y());
    double dx = b.x() - a.x(), dy = b.y() - a.y();
    double inX = Math.min((left - a.x()) / dx, (right - a.x()) / dx), outX = Math.max((left - a.x()) / dx, (right - a.x()) / dx);
    double inY = Math.min((low - a.y()) / dy, (high - a.y()) / dy), outY = Math.max((low - a.y()) / dy, (high - a.y()) / dy);
    return Math.max(0, Math.max(inX, inY)) <= Math.min(1, Math.min(outX, outY));
  }
}
