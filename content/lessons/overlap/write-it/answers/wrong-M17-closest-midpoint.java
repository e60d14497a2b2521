// wrong M17
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    return center.minus(closestPoint(a, b, center)).length() <= radius;
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    return new Vec2((a.x() + b.x()) / 2, (a.y() + b.y()) / 2);
  }
}
