// wrong O20
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 ab = b.minus(a);
    if (center.minus(a).length() < radius) return true;
    if (center.minus(b).length() <= radius) return true;
    double l2 = ab.lengthSquared();
    if (l2 == 0) return false;
    double t = center.minus(a).dot(ab) / l2;
    return t > 0 && t < 1 && Math.abs(ab.cross(center.minus(a))) / ab.length() <= radius;
  }
}
