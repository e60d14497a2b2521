// wrong O14
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    // box first, then the line
    double left = Math.min(a.x(), b.x()) - radius, right = Math.max(a.x(), b.x()) + radius;
    double down = Math.min(a.y(), b.y()) - radius, up = Math.max(a.y(), b.y()) + radius;
    boolean inBox = center.x() >= left && center.x() <= right && center.y() >= down && center.y() <= up;
    if (!inBox) return false;
    if (a.equals(b)) return center.minus(a).length() <= radius;
    Vec2 d = b.minus(a);
    return Math.abs(d.cross(center.minus(a))) / d.length() <= radius;
  }
}
