// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double radius = stadiumRadius + circleRadius;
    Vec2 near = closestPoint(a, b, center);
    return near.minus(center).lengthSquared() <= radius * radius;
  }

  //@@MEMBERS: closest-point/right-gjk-like
}
