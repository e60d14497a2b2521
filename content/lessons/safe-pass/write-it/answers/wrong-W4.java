// wrong W4
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    Vec2 d = b.minus(a);
    if (d.length() == 0) {
      for (Circle o : opponents) {
        if (o.center().minus(a).length() <= o.radius()) return false;
      }
      return true;
    }
    for (Circle o : opponents) {
      if (Math.abs(d.cross(o.center().minus(a))) / d.length() <= o.radius()) return false;
    }
    return true;
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
