// wrong S41
import touchline.geometry.*;

class Solution {
  static double timeToPoint(Vec2 point, Vec2 center, double radius, Vec2 velocity) {
    Vec2 w = center.minus(point);
    double a = velocity.dot(velocity), b = 2 * w.dot(velocity), c = w.dot(w) - radius * radius;
    double d = b * b - 4 * a * c;
    if (c < 0) return 0;
    if (b >= 0 || d <= 0) return -1;
    double t = -b - Math.sqrt(d) / (2 * a);
    return t >= 0 && t <= 1 ? t : -1;
  }
}
