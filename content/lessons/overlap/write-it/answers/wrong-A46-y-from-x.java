// wrong A46
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {

    Vec2 d = b.minus(a);
    double t = d.lengthSquared() == 0 ? 0 : center.minus(a).dot(d) / d.lengthSquared();
    t = Math.max(0, Math.min(1, t));
    double qx = a.x() + t * d.x();
    double qy = a.x() + t * d.y();
    return Math.hypot(center.x() - qx, center.y() - qy) <= radius;
  }
}
