// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double reach = stadiumRadius + circleRadius;
    return overlaps(a, b, center, reach);
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 closest = closestPoint(a, b, center);
    Vec2 distV = center.minus(closest);
    double distance = distV.length();
    return distance <= radius;
  }

  //@@MEMBERS: stadiums/parts/closest-point
}
