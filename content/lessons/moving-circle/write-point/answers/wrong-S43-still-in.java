// wrong S43
import touchline.geometry.*;

class Solution {
  static double timeToPoint(Vec2 point, Vec2 center, double radius, Vec2 velocity) {
    if (velocity.length() == 0) return -1;
    Vec2 m = center.minus(point);
    if (m.length() < radius) return 0;
    double A = velocity.dot(velocity), B = m.dot(velocity), C = m.dot(m) - radius * radius, D = B * B - A * C;
    if (B >= 0 || D <= 0) return -1;
    double t = (-B - Math.sqrt(D)) / A;
    return t <= 1 ? t : -1;
  }
}
