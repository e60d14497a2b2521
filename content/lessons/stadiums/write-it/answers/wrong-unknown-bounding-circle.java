// wrong -
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double radius = stadiumRadius + circleRadius;
    Vec2 m = a.plus(b).times(0.5);
    return m.minus(center).length() <= radius + b.minus(a).length() / 2;
  }
}
