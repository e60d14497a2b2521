// wrong -
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    // the circle against the outline only: sides and caps' circles
    if (a.equals(b)) return center.minus(a).length() <= stadiumRadius + circleRadius;
    Vec2 n = b.minus(a).perpendicular().unit().times(stadiumRadius);
    return near(a.plus(n), b.plus(n), center) <= circleRadius || near(a.minus(n), b.minus(n), center) <= circleRadius
        || center.minus(a).length() <= stadiumRadius + circleRadius || center.minus(b).length() <= stadiumRadius + circleRadius;
  }
  static double near(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    return p.minus(a.plus(d.times(Math.min(1, Math.max(0, p.minus(a).dot(d) / d.dot(d)))))).length();
  }
}
