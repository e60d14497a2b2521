// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    return sdCapsule(center, a, b, stadiumRadius) <= circleRadius;
  }

  static double sdCapsule(Vec2 p, Vec2 a, Vec2 b, double r) {
    Vec2 pa = p.minus(a), ba = b.minus(a);
    double square = ba.dot(ba);
    double h = square > 0 ? clamp(pa.dot(ba) / square, 0.0, 1.0) : 0.0;
    return pa.minus(ba.times(h)).length() - r;
  }

  static double clamp(double x, double low, double high) {
    return x < low ? low : x > high ? high : x;
  }
}
