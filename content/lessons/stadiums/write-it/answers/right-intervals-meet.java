// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double radius = stadiumRadius + circleRadius;
    Vec2 d = b.minus(a), f = a.minus(center);
    double A = d.dot(d), h = f.dot(d), C = f.dot(f) - radius * radius;
    if (A == 0) return C <= 0;
    double disc = h * h - A * C;
    if (disc < 0) return false;
    double root = Math.sqrt(disc);
    double lo = (-h - root) / A, hi = (-h + root) / A;
    return lo <= 1 && hi >= 0;
  }
}
