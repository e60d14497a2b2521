// wrong P11
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    if (a.equals(b)) return Vec2.ZERO;
    Vec2 n = b.minus(a).perpendicular().unit();
    double h = n.dot(center.minus(a));
    if (Math.abs(h) >= radius) return Vec2.ZERO;
    return h >= 0 ? n.times(radius - h) : n.times(-radius - h);
  }
}
