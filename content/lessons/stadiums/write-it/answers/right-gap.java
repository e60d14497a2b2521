// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double gap = center.minus(closestPoint(a, b, center)).length() - stadiumRadius - circleRadius;
    return gap <= 0;
  }

  //@@MEMBERS: stadiums/parts/closest-point
}
