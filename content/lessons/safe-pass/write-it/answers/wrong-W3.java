// wrong W3
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    Circle nearest = null;
    for (Circle o : opponents) {
      if (nearest == null || distance(a, b, o.center()) < distance(a, b, nearest.center())) nearest = o;
    }
    return nearest == null || distance(a, b, nearest.center()) > nearest.radius();
  }

  static double distance(Vec2 a, Vec2 b, Vec2 p) {
    return p.minus(closest(a, b, p)).length();
  }

  static Vec2 closest(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double n = d.dot(d);
    if (n == 0) return a;
    double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / n));
    return a.plus(d.times(t));
  }
}
