// wrong M11
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    return center.minus(closestPoint(a, b, center)).length() <= stadiumRadius + circleRadius;
  }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    if (d.length() == 0) return a;
    double s = p.minus(a).dot(d.unit());
    if (s <= 0) return a;
    if (s >= d.length()) return b;
    return d.unit().times(s);
  }
}
