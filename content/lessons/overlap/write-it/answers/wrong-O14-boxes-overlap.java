// wrong O14
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double cx = Math.abs(center.x() - (a.x() + b.x()) / 2), cy = Math.abs(center.y() - (a.y() + b.y()) / 2);
    return cx <= Math.abs(a.x() - b.x()) / 2 + radius && cy <= Math.abs(a.y() - b.y()) / 2 + radius;
  }
}
