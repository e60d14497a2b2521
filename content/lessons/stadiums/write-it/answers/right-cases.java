// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double radius = stadiumRadius + circleRadius;
    Vec2 q = closest(a, b, center);
    return !(Math.sqrt(center.minus(q).dot(center.minus(q))) > radius);
  }

  static Vec2 closest(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 ab = b.minus(a);
    Vec2 ap = p.minus(a);
    Vec2 bp = p.minus(b);
    if (ap.dot(ab) <= 0) {
      return a;
    } else if (bp.dot(ab) >= 0) {
      return b;
    } else {
      double share = ap.dot(ab) / (ap.dot(ab) - bp.dot(ab));
      return new Vec2(a.x() + share * ab.x(), a.y() + share * ab.y());
    }
  }
}
