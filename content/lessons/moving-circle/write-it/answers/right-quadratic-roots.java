// right
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = b.minus(a).perpendicular().unit();
    double k = n.dot(center.minus(a)), s = n.dot(velocity);
    double c = (k - radius) * (k + radius);
    if (c < 0) return 0;
    double A = s * s, h = k * s;
    if (h >= 0) return -1;
    double disc = h * h - A * c;
    double t = (-h - Math.sqrt(disc)) / A;
    return 0 <= t && t <= 1 ? t : -1;
  }
}
