// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double x1 = a.x(), x2 = b.x(), y1 = a.y(), y2 = b.y();
    if (x1 > x2) {
      double t = x1;
      x1 = x2;
      x2 = t;
    }
    if (y1 > y2) {
      double t = y1;
      y1 = y2;
      y2 = t;
    }
    double nearX = center.x();
    if (nearX < x1) nearX = x1;
    if (nearX > x2) nearX = x2;
    double nearY = center.y();
    if (nearY < y1) nearY = y1;
    if (nearY > y2) nearY = y2;
    return new Vec2(nearX, nearY).minus(center).lengthSquared() <= radius * radius;
  }
}
