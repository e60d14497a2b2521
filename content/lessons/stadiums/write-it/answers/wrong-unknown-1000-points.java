// wrong -
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    for (int i = 0; i <= 1000; i++) {
      Vec2 m = a.plus(b.minus(a).times(i / 1000.0));
      if (m.minus(center).length() <= stadiumRadius + circleRadius) return true;
    }
    return false;
  }
}
