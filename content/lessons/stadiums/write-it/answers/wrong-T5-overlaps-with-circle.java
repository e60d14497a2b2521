// wrong T5
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    return overlaps(a, b, center, circleRadius);
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    return closestPoint(a, b, center).minus(center).length() <= radius;
  }

  //@@MEMBERS: stadiums/parts/closest-point
}
