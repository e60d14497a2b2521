// wrong M28
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 near = closestPoint(a, b, center);
    return near.minus(center).lengthSquared() <= radius * radius;
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (b.lengthSquared() == 0) return a;
    double t = p.minus(a).dot(b) / b.lengthSquared();
    return a.plus(b.times(Math.max(0, Math.min(1, t))));
  }
}
