// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    return new Thick(a, b, stadiumRadius).grown(circleRadius).holds(center);
  }

  record Thick(Vec2 a, Vec2 b, double radius) {
    Thick grown(double by) {
      return new Thick(a, b, radius + by);
    }

    boolean holds(Vec2 p) {
      Vec2 ab = b.minus(a), ap = p.minus(a), bp = p.minus(b);
      if (ap.dot(ab) <= 0) return ap.length() <= radius;
      if (bp.dot(ab) >= 0) return bp.length() <= radius;
      return Math.abs(ab.cross(ap)) / ab.length() <= radius;
    }
  }
}
