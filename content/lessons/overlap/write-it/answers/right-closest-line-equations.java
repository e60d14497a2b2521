// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 near = closestPoint(a, b, center);
    return near.minus(center).lengthSquared() <= radius * radius;
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    double A = b.y() - a.y(), B = a.x() - b.x();
    double C = -(A * a.x() + B * a.y());
    double n = A * A + B * B;
    if (n == 0) return a;
    double k = (A * p.x() + B * p.y() + C) / n;
    double x = p.x() - A * k, y = p.y() - B * k;
    boolean inX = x >= Math.min(a.x(), b.x()) && x <= Math.max(a.x(), b.x());
    boolean inY = y >= Math.min(a.y(), b.y()) && y <= Math.max(a.y(), b.y());
    boolean inside = Math.abs(A) > Math.abs(B) ? inY : inX;
    if (inside) return new Vec2(x, y);
    return p.minus(a).lengthSquared() < p.minus(b).lengthSquared() ? a : b;
  }
}
