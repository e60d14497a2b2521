// wrong M12
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 near = closestPoint(a, b, center);
    return near.minus(center).lengthSquared() <= radius * radius;
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double n = d.lengthSquared();
    if (n == 0) return a;
    double dot = a.minus(p).dot(d);
    if (dot < 0) return a;
    if (dot > n) return b;
    return a.plus(d.times(dot / n));
  }
}
