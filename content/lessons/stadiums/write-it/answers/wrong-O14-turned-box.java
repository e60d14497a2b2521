// wrong O14
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double reach = stadiumRadius + circleRadius;
    double length = b.minus(a).length();
    if (length == 0) return center.minus(a).length() <= reach;
    Vec2 u = b.minus(a).unit();
    double along = center.minus(a).dot(u);
    double across = Math.abs(u.cross(center.minus(a)));
    return along >= -reach && along <= length + reach && across <= reach;
  }
}
