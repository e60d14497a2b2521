// right
import touchline.geometry.*;

class Solution {
  record P(double x, double y) {
    P to(P o) { return new P(o.x - x, o.y - y); }
    double dot(P o) { return x * o.x + y * o.y; }
  }
  static P closest(P a, P b, P p) {
    P ab = a.to(b);
    double n = ab.dot(ab);
    if (n == 0) return a;
    double t = Math.min(Math.max(a.to(p).dot(ab) / n, 0), 1);
    return new P(a.x() + t * ab.x(), a.y() + t * ab.y());
  }
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    P c = new P(center.x(), center.y());
    P v = c.to(closest(new P(a.x(), a.y()), new P(b.x(), b.y()), c));
    return v.dot(v) <= radius * radius;
  }
}
