// right
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    double c2 = sq(a, b), a2 = sq(p, b), b2 = sq(p, a);
    if (c2 == 0) return a;
    if (a2 >= b2 + c2) return a;
    if (b2 >= a2 + c2) return b;
    double k = (b2 + c2 - a2) / (2 * c2);
    return new Vec2(a.x() * (1 - k) + b.x() * k, a.y() * (1 - k) + b.y() * k);
  }

  static double sq(Vec2 u, Vec2 v) {
    double x = u.x() - v.x(), y = u.y() - v.y();
    return x * x + y * y;
  }
}
