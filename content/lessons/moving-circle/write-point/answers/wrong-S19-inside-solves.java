// wrong S19
import touchline.geometry.*;

class Solution {
  static double timeToPoint(Vec2 point, Vec2 center, double radius, Vec2 velocity) {
    Vec2 m = center.minus(point);
    double a = velocity.dot(velocity), b = m.dot(velocity), c = m.dot(m) - radius * radius;
    if (a == 0) return c < 0 ? 0 : -1;
    double disc = b * b - a * c;
    if (disc <= 0) return -1;
    double t1 = (-b - Math.sqrt(disc)) / a, t2 = (-b + Math.sqrt(disc)) / a;
    if (t1 >= 0 && t1 <= 1) return t1;
    if (t2 >= 0 && t2 <= 1) return t2;
    return -1;
  }
}
