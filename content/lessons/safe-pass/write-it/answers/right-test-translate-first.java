// right
import java.util.*;
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    Iterator<Circle> left = List.of(opponents).iterator();
    while (left.hasNext()) {
      Circle c = left.next();
      if (overlaps(a, b, c.center(), c.radius())) return false;
    }
    return true;
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double ax = a.x() - center.x(), ay = a.y() - center.y(), bx = b.x() - center.x(), by = b.y() - center.y();
    double dx = bx - ax, dy = by - ay;
    double t = -(ax * dx + ay * dy) / (dx * dx + dy * dy);
    if (!(t > 0)) t = 0;
    if (t > 1) t = 1;
    double x = ax + t * dx, y = ay + t * dy;
    return x * x + y * y <= radius * radius;
  }
}
