// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    Vec2 segV = b.minus(a);
    Vec2 pV = center.minus(a);
    double length = segV.length();
    Vec2 closest = a;
    if (length > 0) {
      Vec2 unit = segV.unit();
      double proj = Math.min(length, Math.max(0, pV.dot(unit)));
      closest = a.plus(unit.times(proj));
    }
    return center.minus(closest).length() <= stadiumRadius + circleRadius;
  }
}
