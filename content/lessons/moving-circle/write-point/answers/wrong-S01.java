// wrong S01
import touchline.geometry.*;

class Solution {
  static double timeToPoint(Vec2 point, Vec2 center, double radius, Vec2 velocity) {
    Vec2 w = center.minus(point);
    double a = velocity.dot(velocity), b = w.dot(velocity), c = w.dot(w);
    if (c < radius * radius) return 0;
    double d = b * b - a * c;
    if (b >= 0 || d <= 0) return -1;
    double t = (-b - Math.sqrt(d)) / a;
    return t <= 1 ? t : -1;
  }
}
