// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    return isInStadium(a, b, stadiumRadius + circleRadius, center);
  }

  static boolean isInStadium(Vec2 a, Vec2 b, double radius, Vec2 p) {
    return !(closestPoint(a, b, p).minus(p).length() > radius);
  }

  //@@MEMBERS: stadiums/parts/closest-point
}
