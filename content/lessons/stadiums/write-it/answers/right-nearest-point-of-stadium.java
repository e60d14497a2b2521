// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    Vec2 q = closestPoint(a, b, center);
    Vec2 away = center.minus(q);
    if (away.length() <= stadiumRadius) {
      return true;
    }
    Vec2 onBoundary = q.plus(away.unit().times(stadiumRadius));
    return center.minus(onBoundary).length() <= circleRadius;
  }

  //@@MEMBERS: stadiums/parts/closest-point
}
