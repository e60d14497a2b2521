// wrong O02
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    int hits = 0;
    for (Circle c : opponents) hits += overlaps(a, b, c.center(), c.radius()) ? 1 : 0;
    return hits == 0;
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double best = Math.min(center.minus(a).length(), center.minus(b).length());
    Vec2 d = b.minus(a);
    double t = center.minus(a).dot(d) / d.lengthSquared();
    if (t > 0 && t < 1) best = a.plus(d.times(t)).minus(center).length();
    return best < radius;
  }
}
