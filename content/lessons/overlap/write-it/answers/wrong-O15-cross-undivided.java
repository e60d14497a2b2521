// wrong O15
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a), w = center.minus(a);
    return Math.abs(d.x() * w.y() - d.y() * w.x()) <= radius;
  }
}
