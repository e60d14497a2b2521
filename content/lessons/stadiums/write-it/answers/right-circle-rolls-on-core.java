// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    Vec2 q = closestPoint(a, b, center);
    return circlesTouch(q, stadiumRadius, center, circleRadius);
  }

  static boolean circlesTouch(Vec2 m, double r, Vec2 n, double s) {
    return Math.hypot(m.x() - n.x(), m.y() - n.y()) <= r + s;
  }

  //@@MEMBERS: stadiums/parts/closest-point
}
