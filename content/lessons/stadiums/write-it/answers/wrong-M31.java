// wrong M31
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 c, double circleRadius) {
    double r = stadiumRadius + circleRadius;
    Vec2 d = b.minus(a);
    Vec2 w = c.minus(a);
    double n = d.dot(d);
    if (n == 0) return false;
    double t = w.dot(d) / n;
    double D = w.minus(d.times(Math.max(0, Math.min(1, t)))).length();
    return D <= r;
  }
}
