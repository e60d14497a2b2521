// wrong O01
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 c, double circleRadius) {
    double r = stadiumRadius + circleRadius;
    Vec2 d = b.minus(a);
    Vec2 w = c.minus(a);
    double n = d.dot(d);
    double L = Math.sqrt(n);
    if (n == 0) return w.length() <= r;
    double lineD = Math.abs(w.cross(d)) / L;
    return lineD <= r;
  }
}
