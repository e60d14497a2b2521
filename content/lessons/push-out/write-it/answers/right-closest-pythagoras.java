// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 away = center.minus(closestPoint(a, b, center));
    double dist = away.length();
    if (dist >= radius) return Vec2.ZERO;
    if (dist < 1e-12) return onSegment(a, b, radius);
    return away.times((radius - dist) / dist);
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    double l = b.minus(a).length(), da = p.minus(a).length(), db = p.minus(b).length();
    if (l == 0) return a;
    double s = ((da - db) * (da + db) / l + l) / 2;
    s = Math.max(0, Math.min(l, s));
    return new Vec2(a.x() + (b.x() - a.x()) * s / l, a.y() + (b.y() - a.y()) * s / l);
  }

  static Vec2 onSegment(Vec2 a, Vec2 b, double radius) {
    if (a.equals(b)) return new Vec2(0, radius);
    return b.minus(a).perpendicular().unit().times(radius);
  }
}
