// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    return overlaps(a, b, new Circle(center, stadiumRadius + circleRadius));
  }
  static boolean overlaps(Vec2 a, Vec2 b, Circle circle) {
    Vec2 f = a.minus(circle.center()), d = b.minus(a);
    double r2 = circle.radius() * circle.radius();
    if (f.lengthSquared() <= r2 || b.minus(circle.center()).lengthSquared() <= r2) return true;
    double qa = d.dot(d), qb = f.dot(d), qc = f.dot(f) - r2;
    if (qa == 0) return false;
    double disc = qb * qb - qa * qc;
    return disc >= 0 && -qb - Math.sqrt(disc) >= 0 && -qb + Math.sqrt(disc) <= qa;
  }
}
