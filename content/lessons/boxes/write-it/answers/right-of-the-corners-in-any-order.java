// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 p = a.minus(center), q = b.minus(center);
    double x = p.x() * q.x() <= 0 ? 0 : Math.min(Math.abs(p.x()), Math.abs(q.x()));
    double y = p.y() * q.y() <= 0 ? 0 : Math.min(Math.abs(p.y()), Math.abs(q.y()));
    return x * x + y * y <= radius * radius;
  }
}
