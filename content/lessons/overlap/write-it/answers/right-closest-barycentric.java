// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 near = closestPoint(a, b, center);
    return near.minus(center).lengthSquared() <= radius * radius;
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double whole = d.lengthSquared();
    double forB = p.minus(a).dot(d), forA = b.minus(p).dot(d);
    if (forB <= 0) return a;
    if (forA <= 0) return b;
    return a.times(forA / whole).plus(b.times(forB / whole));
  }
}
