// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    Vec2 q = closestPoint(a, b, center);
    double dx = center.x() - q.x(), dy = center.y() - q.y();
    double squares = stadiumRadius * stadiumRadius + circleRadius * circleRadius;
    return dx * dx + dy * dy <= squares + 2 * stadiumRadius * circleRadius;
  }

  //@@MEMBERS: stadiums/parts/closest-point
}
