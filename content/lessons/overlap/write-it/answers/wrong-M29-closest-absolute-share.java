// wrong M29
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    return center.minus(closestPoint(a, b, center)).length() <= radius;
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    if (d.lengthSquared() == 0) return a;
    double t = Math.abs(p.minus(a).dot(d)) / d.lengthSquared();
    return t > 1 ? b : a.plus(d.times(t));
  }
}
