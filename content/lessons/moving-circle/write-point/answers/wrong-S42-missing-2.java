// wrong S42
import touchline.geometry.*;

class Solution {
  static double timeToPoint(Vec2 point, Vec2 center, double radius, Vec2 velocity) {
    Vec2 m = center.minus(point);
    if (m.length() < radius) return 0;
    double a = velocity.dot(velocity), b = 2 * m.dot(velocity), c = m.dot(m) - radius * radius;
    if (a == 0 || b >= 0) return -1;
    double disc = b * b - 4 * a * c;
    if (disc <= 0) return -1;
    double t = (-b - Math.sqrt(disc)) / 2 * a;
    return t >= 0 && t <= 1 ? t : -1;
  }
}
