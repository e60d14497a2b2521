// wrong O06
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double da = Math.hypot(a.x() - center.x(), a.y() - center.y());
    double db = Math.hypot(b.x() - center.x(), b.y() - center.y());
    if (da < db) return da <= radius;
    return db <= radius;
  }
}
