// wrong -
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double distance = center.minus(closestPoint(a, b, center)).length();
    return distance <= stadiumRadius / 2 + circleRadius;
  }

  //@@MEMBERS: stadiums/parts/closest-point
}
