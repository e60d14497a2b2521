// wrong O14
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    int hits = 0;
    for (Circle c : opponents) hits += overlaps(a, b, c.center(), c.radius()) ? 1 : 0;
    return hits == 0;
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double cx = Math.abs(center.x() - (a.x() + b.x()) / 2), cy = Math.abs(center.y() - (a.y() + b.y()) / 2);
    return cx <= Math.abs(a.x() - b.x()) / 2 + radius && cy <= Math.abs(a.y() - b.y()) / 2 + radius;
  }
}
