// wrong O12
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 c, double circleRadius) {
    double r = stadiumRadius + circleRadius;
    Vec2 d = b.minus(a);
    Vec2 w = c.minus(a);
    double n = d.dot(d);
    if (n == 0) return w.length() <= r;
    double disc = w.dot(d) * w.dot(d) - n * (w.dot(w) - r * r);
    double u1 = (w.dot(d) - Math.sqrt(disc)) / n;
    double u2 = (w.dot(d) + Math.sqrt(disc)) / n;
    return u1 >= 0 && u1 <= 1 && u2 >= 0 && u2 <= 1;
  }
}
