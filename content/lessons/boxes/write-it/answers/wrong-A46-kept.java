// wrong A46
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {

    double qx = Math.max(Math.min(a.x(), b.x()), Math.min(Math.max(a.x(), b.x()), center.x()));
    double qy = Math.max(Math.min(a.y(), b.y()), Math.min(Math.max(a.y(), b.y()), center.x()));
    return Math.hypot(center.x() - qx, center.y() - qy) <= radius;
  }
}
