// wrong O14
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double radius = stadiumRadius + circleRadius;
    double cx = Math.abs(center.x() - (a.x() + b.x()) / 2), cy = Math.abs(center.y() - (a.y() + b.y()) / 2);
    return cx <= Math.abs(a.x() - b.x()) / 2 + radius && cy <= Math.abs(a.y() - b.y()) / 2 + radius;
  }
}
