// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double[] d = {b.x() - a.x(), b.y() - a.y()};
    double[] w = {center.x() - a.x(), center.y() - a.y()};
    double n = 0, k = 0;
    for (int i = 0; i < 2; i++) {
      n += d[i] * d[i];
      k += d[i] * w[i];
    }
    double t = n == 0 ? 0 : k / n;
    t = t < 0 ? 0 : t;
    t = t > 1 ? 1 : t;
    double sum = 0;
    for (int i = 0; i < 2; i++) {
      double rest = w[i] - t * d[i];
      sum += rest * rest;
    }
    double radii = stadiumRadius + circleRadius;
    return sum <= radii * radii;
  }
}
