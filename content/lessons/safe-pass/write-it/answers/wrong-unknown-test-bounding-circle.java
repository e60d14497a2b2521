// wrong -
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    int hits = 0;
    for (Circle c : opponents) hits += overlaps(a, b, c.center(), c.radius()) ? 1 : 0;
    return hits == 0;
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 m = a.plus(b).times(0.5);
    return m.minus(center).length() <= radius + b.minus(a).length() / 2;
  }
}
