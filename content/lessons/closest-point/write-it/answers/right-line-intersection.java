// right
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    // vertical and horizontal by themselves, else y = mx + n and the perpendicular through p
    double minX = Math.min(a.x(), b.x()), maxX = Math.max(a.x(), b.x());
    double minY = Math.min(a.y(), b.y()), maxY = Math.max(a.y(), b.y());
    if (a.x() == b.x()) {
      double y = p.y();
      if (y < minY) y = minY;
      if (y > maxY) y = maxY;
      return new Vec2(a.x(), y);
    }
    if (a.y() == b.y()) {
      double x = p.x();
      if (x < minX) x = minX;
      if (x > maxX) x = maxX;
      return new Vec2(x, a.y());
    }
    double m = (b.y() - a.y()) / (b.x() - a.x());
    double n = a.y() - m * a.x();
    double m2 = -1 / m;
    double n2 = p.y() - m2 * p.x();
    double x = (n2 - n) / (m - m2);
    x = Math.max(minX, Math.min(maxX, x));
    return new Vec2(x, m * x + n);
  }
}
