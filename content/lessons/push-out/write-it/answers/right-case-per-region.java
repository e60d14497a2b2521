// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a), w = center.minus(a);
    if (d.lengthSquared() == 0) return fromPoint(w, radius, new Vec2(0, 1));
    Vec2 left = d.perpendicular().unit();
    if (w.dot(d) < 0) return fromPoint(w, radius, left);
    if (center.minus(b).dot(d) > 0) return fromPoint(center.minus(b), radius, left);
    double h = left.dot(w);
    if (Math.abs(h) >= radius) return Vec2.ZERO;
    return h < 0 ? left.times(-(radius + h)) : left.times(radius - h);
  }

  static Vec2 fromPoint(Vec2 w, double r, Vec2 other) {
    double l = w.length();
    if (l >= r) return Vec2.ZERO;
    return l == 0 ? other.times(r) : w.times((r - l) / l);
  }
}
