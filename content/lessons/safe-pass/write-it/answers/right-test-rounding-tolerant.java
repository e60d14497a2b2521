// right
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    int hits = 0;
    for (Circle c : opponents) hits += overlaps(a, b, c.center(), c.radius()) ? 1 : 0;
    return hits == 0;
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a);
    double l = d.lengthSquared();
    double t = l == 0 ? 0 : Math.min(1, Math.max(0, center.minus(a).dot(d) / l));
    return center.minus(a.plus(d.times(t))).length() <= radius + 1e-9;
  }
}
