// wrong O19
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    // signed distance: no abs
    if (center.minus(a).length() <= radius || center.minus(b).length() <= radius) return true;
    Vec2 d = b.minus(a);
    double s = center.minus(a).dot(d);
    if (s < 0 || s > d.dot(d)) return false;
    return d.cross(center.minus(a)) / d.length() <= radius;
  }
}
