// wrong M20
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 near = closestPoint(a, b, center);
    return near.minus(center).lengthSquared() <= radius * radius;
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() == b.x()) return a;
    double m = (b.y() - a.y()) / (b.x() - a.x());
    return new Vec2(p.x(), a.y() + m * (p.x() - a.x()));
  }
}
