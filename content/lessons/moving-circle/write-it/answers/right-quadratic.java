// right
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = b.minus(a).perpendicular().unit();
    double k = n.dot(center.minus(a)), s = n.dot(velocity);
    if (k * k < radius * radius) return 0;
    if (k * s >= 0) return -1;
    double A = s * s, B = 2 * k * s, C = k * k - radius * radius;
    double t = (-B - Math.sqrt(B * B - 4 * A * C)) / (2 * A);
    return t >= 0 && t <= 1 ? t : -1;
  }
}
