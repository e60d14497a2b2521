// wrong X19
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double x1 = a.x(), x2 = b.x(), y1 = a.y(), y2 = b.y();
    if (x1 > x2) { double t = x1; x1 = x2; x2 = t; }
    if (x1 > x2 && y1 > y2) { double t = y1; y1 = y2; y2 = t; }
    double dx = 0, dy = 0;
    if (center.x() < x1) dx = x1 - center.x();
    if (center.x() > x2) dx = center.x() - x2;
    if (center.y() < y1) dy = y1 - center.y();
    if (center.y() > y2) dy = center.y() - y2;
    return dx * dx + dy * dy <= radius * radius;
  }
}
