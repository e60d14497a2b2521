// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double reach = stadiumRadius + circleRadius;
    if (center.x() < Math.min(a.x(), b.x()) - reach) return false;
    if (center.x() > Math.max(a.x(), b.x()) + reach) return false;
    if (center.y() < Math.min(a.y(), b.y()) - reach) return false;
    if (center.y() > Math.max(a.y(), b.y()) + reach) return false;
    return closestPoint(a, b, center).minus(center).length() <= reach;
  }

  //@@MEMBERS: stadiums/parts/closest-point
}
