// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    double dx = a.x() - b.x(), dy = a.y() - b.y();
    double missing = radiusA + radiusB - Math.hypot(dx, dy);
    if (missing <= 0) return Vec2.ZERO;
    double angle = dx == 0 && dy == 0 ? Math.PI / 2 : Math.atan2(dy, dx);
    return new Vec2(missing * Math.cos(angle), missing * Math.sin(angle));
  }
}
