// wrong -
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double r = stadiumRadius + circleRadius;
    Vec2 ab = b.minus(a);
    if (center.minus(a).length() <= r || center.minus(b).length() <= r) return true;
    double l2 = ab.lengthSquared();
    if (l2 == 0) return false;
    double t = center.minus(a).dot(ab) / l2;
    return t > 0 && t < 1 && Math.abs(ab.cross(center.minus(a))) / ab.length() < r;
  }
}
