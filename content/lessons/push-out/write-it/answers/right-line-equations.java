// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 q = closest(a, b, center);
    Vec2 v = center.minus(q);
    double D = v.length();
    if (D >= radius) return new Vec2(0, 0);
    if (D == 0) return left(a, b).times(radius);
    return v.times((radius - D) / D);
  }

  static Vec2 left(Vec2 a, Vec2 b) {
    Vec2 d = b.minus(a);
    if (d.length() == 0) return new Vec2(0, 1);
    return new Vec2(-d.y() / d.length(), d.x() / d.length());
  }

  static Vec2 closest(Vec2 a, Vec2 b, Vec2 p) {
    double A = b.y() - a.y(), B = a.x() - b.x(), n = A * A + B * B;
    if (n == 0) return a;
    double k = (A * (p.x() - a.x()) + B * (p.y() - a.y())) / n;
    double x = p.x() - A * k, y = p.y() - B * k;
    double s = B * B > A * A ? (x - a.x()) / (b.x() - a.x()) : (y - a.y()) / (b.y() - a.y());
    if (s <= 0) return a;
    if (s >= 1) return b;
    return new Vec2(x, y);
  }
}
