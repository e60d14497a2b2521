// wrong M06
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double radius = stadiumRadius + circleRadius;
    Vec2 near = closestPoint(a, b, center);
    return near.minus(center).lengthSquared() <= radius * radius;
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double l2 = d.lengthSquared();
    if (l2 == 0) return a;
    double t = p.minus(a).dot(d) / l2;
    t = Math.max(0, Math.min(t, Math.sqrt(l2)));
    return a.plus(d.times(t));
  }
}
