// wrong O01
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a);
    if (d.length() == 0) return center.minus(a).length() < radius;
    return Math.abs(d.cross(center.minus(a)) / d.length()) < radius;
  }
}
