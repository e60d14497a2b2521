// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    if (a.x() > b.x()) {
      return overlapsStadium(b, a, stadiumRadius, center, circleRadius);
    }
    Vec2 q = closestPoint(a, b, center);
    return q.minus(center).length() <= circleRadius + stadiumRadius;
  }

  //@@MEMBERS: stadiums/parts/closest-point
}
