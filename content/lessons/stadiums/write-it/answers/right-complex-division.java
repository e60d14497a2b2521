// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double radius = stadiumRadius + circleRadius;
    double re = b.x() - a.x(), im = b.y() - a.y(), n = re * re + im * im;
    double x = center.x() - a.x(), y = center.y() - a.y();
    if (n == 0) return x * x + y * y <= radius * radius;
    double t = (x * re + y * im) / n, s = (y * re - x * im) / n;
    double out = t < 0 ? t : t > 1 ? t - 1 : 0;
    return (out * out + s * s) * n <= radius * radius;
  }
}
