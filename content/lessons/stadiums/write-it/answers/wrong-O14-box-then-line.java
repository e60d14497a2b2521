// wrong O14
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double r = stadiumRadius + circleRadius;
    boolean box = center.x() >= Math.min(a.x(), b.x()) - r && center.x() <= Math.max(a.x(), b.x()) + r
        && center.y() >= Math.min(a.y(), b.y()) - r && center.y() <= Math.max(a.y(), b.y()) + r;
    if (a.equals(b)) return center.minus(a).length() <= r;
    return box && Math.abs(b.minus(a).cross(center.minus(a))) <= r * b.minus(a).length();
  }
}
