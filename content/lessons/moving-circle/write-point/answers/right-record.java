// right
import touchline.geometry.*;

class Solution {
  record Quadratic(double a, double b, double c) {
    double d() { return b * b - a * c; }
    double answer() {
      if (c < 0) return 0;
      if (b >= 0 || d() <= 0) return -1;
      double t = -(b + Math.sqrt(d())) / a;
      return t > 1 ? -1 : t;
    }
  }

  static Vec2 w(Vec2 from, Vec2 to) {
    return to.minus(from);
  }

  static double timeToPoint(Vec2 point, Vec2 center, double radius, Vec2 velocity) {
    Quadratic q = new Quadratic(velocity.lengthSquared(), w(point, center).dot(velocity),
        w(point, center).lengthSquared() - radius * radius);
    return q.answer();
  }
}
