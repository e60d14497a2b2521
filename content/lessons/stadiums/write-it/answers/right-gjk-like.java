// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double radius = stadiumRadius + circleRadius;
    Vec2 near = closestPoint(a, b, center);
    return near.minus(center).lengthSquared() <= radius * radius;
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 u = a.minus(p), v = b.minus(p), e = v.minus(u);
    double first = v.dot(e), second = -u.dot(e);
    if (second <= 0) return a;
    if (first <= 0) return b;
    double sum = first + second;
    return p.plus(u.times(first / sum).plus(v.times(second / sum)));
  }
}
