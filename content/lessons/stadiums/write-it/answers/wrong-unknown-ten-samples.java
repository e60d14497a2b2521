// wrong -
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double radius = stadiumRadius + circleRadius;
    for (int i = 0; i <= 10; i++) if (a.plus(b.minus(a).times(i / 10.0)).minus(center).length() <= radius) return true;
    return false;
  }
}
