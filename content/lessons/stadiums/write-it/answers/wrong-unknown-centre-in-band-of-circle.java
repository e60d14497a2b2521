// wrong -
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    Vec2 d = b.minus(a);
    double across = Math.abs(d.cross(center.minus(a))) / d.length();
    return across <= circleRadius && center.minus(a).length() <= stadiumRadius + circleRadius;
  }
}
