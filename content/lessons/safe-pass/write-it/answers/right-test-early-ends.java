// right
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-break

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    if (inside(a, center, radius) || inside(b, center, radius)) return true;
    Vec2 d = b.minus(a);
    if (center.minus(a).dot(d) <= 0 || center.minus(b).dot(d) >= 0) return false;
    return Math.abs(d.cross(center.minus(a))) <= radius * d.length();
  }
  static boolean inside(Vec2 q, Vec2 center, double radius) {
    double x = q.x() - center.x(), y = q.y() - center.y();
    return x * x + y * y <= radius * radius;
  }
}
