// wrong T7
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double distance = center.minus(closestPoint(a, b, center)).length();
    return stadiumRadius > 0 && circleRadius > 0 && distance <= stadiumRadius + circleRadius;
  }

  //@@MEMBERS: stadiums/parts/closest-point
}
