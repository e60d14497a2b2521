// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double reach = stadiumRadius + circleRadius;
    return inDisk(a, reach, center) || inDisk(b, reach, center) || inBand(a, b, reach, center);
  }

  static boolean inDisk(Vec2 m, double r, Vec2 p) {
    return p.minus(m).lengthSquared() <= r * r;
  }

  static boolean inBand(Vec2 a, Vec2 b, double halfWidth, Vec2 p) {
    Vec2 d = b.minus(a);
    double along = p.minus(a).dot(d);
    if (along < 0 || along > d.lengthSquared() || d.length() == 0) {
      return false;
    }
    return Math.abs(d.cross(p.minus(a))) <= halfWidth * d.length();
  }
}
