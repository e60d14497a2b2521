// right
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = b.minus(a).perpendicular();
    double l = n.length(), k = n.dot(center.minus(a)), s = n.dot(velocity), R = radius * l;
    if (Math.abs(k) < R) return 0;
    if (k > 0 ? s >= 0 : s <= 0) return -1;
    double t = (Math.abs(k) - R) / Math.abs(s);
    return t > 1 ? -1 : t;
  }
}
