// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    // two caps and a rectangle, all grown
    double r = stadiumRadius + circleRadius;
    return inCap(a, r, center) || inCap(b, r, center) || inBox(a, b, r, center);
  }
  static boolean inCap(Vec2 m, double r, Vec2 p) { return p.minus(m).lengthSquared() <= r * r; }
  static boolean inBox(Vec2 a, Vec2 b, double r, Vec2 p) {
    if (a.equals(b)) return false;
    Vec2 e = b.minus(a).unit();
    double s = e.dot(p.minus(a)), h = e.cross(p.minus(a));
    return s >= 0 && s <= b.minus(a).length() && Math.abs(h) <= r;
  }
}
