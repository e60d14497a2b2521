// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double radius = stadiumRadius + circleRadius;
    double ax = a.x() - center.x(), ay = a.y() - center.y(), bx = b.x() - center.x(), by = b.y() - center.y();
    double dx = bx - ax, dy = by - ay;
    double t = -(ax * dx + ay * dy) / (dx * dx + dy * dy);
    if (!(t > 0)) t = 0;
    if (t > 1) t = 1;
    double x = ax + t * dx, y = ay + t * dy;
    return x * x + y * y <= radius * radius;
  }
}
