// wrong O01
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    if (a.equals(b)) return center.minus(a).length() <= radius;
    Vec2 n = b.minus(a).perpendicular().unit();
    return Math.abs(n.dot(center.minus(a))) <= radius;
  }
}
