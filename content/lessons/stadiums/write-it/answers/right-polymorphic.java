// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double radius = stadiumRadius + circleRadius;
    Region r = Region.of(center.minus(a).dot(b.minus(a)), b.minus(a).lengthSquared());
    return r.distance(a, b, center) <= radius;
  }

  interface Region {
    double distance(Vec2 a, Vec2 b, Vec2 c);
    static Region of(double e, double n) {
      if (e <= 0) return (a, b, c) -> c.minus(a).length();
      if (e >= n) return (a, b, c) -> c.minus(b).length();
      return (a, b, c) -> Math.abs(b.minus(a).cross(c.minus(a))) / b.minus(a).length();
    }
  }
}
