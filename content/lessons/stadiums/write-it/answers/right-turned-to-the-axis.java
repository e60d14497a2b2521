// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double length = b.minus(a).length();
    Vec2 u = length > 0 ? b.minus(a).unit() : new Vec2(1, 0);
    double x = Math.abs(center.minus(a.plus(b).times(0.5)).dot(u)) - length / 2;
    double y = u.cross(center.minus(a));
    double reach = stadiumRadius + circleRadius;
    return x <= 0 ? Math.abs(y) <= reach : x * x + y * y <= reach * reach;
  }
}
