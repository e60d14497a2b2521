// wrong P11
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    // asks with the segment, pushes with the line
    Vec2 d = b.minus(a);
    double t = d.length() == 0 ? 0 : Math.min(1, Math.max(0, center.minus(a).dot(d) / d.dot(d)));
    double dist = center.minus(a.plus(d.times(t))).length();
    if (dist >= radius) return Vec2.ZERO;
    if (d.length() == 0) return dist == 0 ? new Vec2(0, radius) : center.minus(a).unit().times(radius - dist);
    Vec2 n = d.perpendicular().unit();
    double h = n.dot(center.minus(a));
    return h >= 0 ? n.times(radius - h) : n.times(-radius - h);
  }
}
