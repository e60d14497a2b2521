// wrong O15
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    if (center.minus(a).length() <= radius || center.minus(b).length() <= radius) return true;
    Vec2 d = b.minus(a);
    double s = center.minus(a).dot(d);
    if (s < 0 || s > d.dot(d)) return false;
    return Math.abs(d.cross(center.minus(a))) <= radius;
  }
}
