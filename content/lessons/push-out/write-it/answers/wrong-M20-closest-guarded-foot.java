// wrong M20
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
    if (a.x() == b.x()) return new Vec2(a.x(), p.y());
    double slope = (b.y() - a.y()) / (b.x() - a.x());
    double c = a.y() - slope * a.x();
    return new Vec2(p.x(), slope * p.x() + c);
  }

  static Vec2 onSegment(Vec2 a, Vec2 b, double radius) {
    if (a.equals(b)) return new Vec2(0, radius);
    return b.minus(a).perpendicular().unit().times(radius);
  }
}
