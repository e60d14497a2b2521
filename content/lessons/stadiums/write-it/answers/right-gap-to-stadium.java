// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double fromStadium = center.minus(closestPoint(a, b, center)).length() - stadiumRadius;
    return fromStadium <= circleRadius;
  }

  //@@MEMBERS: stadiums/parts/closest-point
}
