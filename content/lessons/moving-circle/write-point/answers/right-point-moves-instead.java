// right
import touchline.geometry.*;

class Solution {
  static double timeToPoint(Vec2 point, Vec2 center, double radius, Vec2 velocity) {
    // As seen from the circle it is the point that moves, by the opposite velocity.
    Vec2 v = velocity.times(-1);
    Vec2 p = point.minus(center);
    double a = v.dot(v), b = p.dot(v), c = p.dot(p) - radius * radius;
    if (c < 0) return 0;
    double d = b * b - a * c;
    if (!(b < 0 && d > 0)) return -1;
    double t = (-b - Math.sqrt(d)) / a;
    return t > 1 ? -1 : t;
  }
}
