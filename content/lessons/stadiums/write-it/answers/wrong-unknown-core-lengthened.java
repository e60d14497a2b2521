// wrong -
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    // takes the stadium's caps as beyond the ends by lengthening the core
    if (a.equals(b)) return center.minus(a).length() <= stadiumRadius + circleRadius;
    Vec2 e = b.minus(a).unit().times(stadiumRadius);
    Vec2 p = a.minus(e), q = b.plus(e), d = q.minus(p);
    double t = Math.min(1, Math.max(0, center.minus(p).dot(d) / d.dot(d)));
    return center.minus(p.plus(d.times(t))).length() <= stadiumRadius + circleRadius;
  }
}
