// right
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    int hits = 0;
    for (Circle c : opponents) hits += overlaps(a, b, c.center(), c.radius()) ? 1 : 0;
    return hits == 0;
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double len = b.minus(a).length(), dist = center.minus(a).length();
    if (len == 0 || dist == 0) return dist <= radius;
    double angle = Math.atan2(center.y() - a.y(), center.x() - a.x()) - Math.atan2(b.y() - a.y(), b.x() - a.x());
    double x = dist * Math.cos(angle), y = dist * Math.sin(angle);
    if (x < 0) return dist <= radius;
    if (x > len) return Math.hypot(x - len, y) <= radius;
    return Math.abs(y) <= radius;
  }
}
