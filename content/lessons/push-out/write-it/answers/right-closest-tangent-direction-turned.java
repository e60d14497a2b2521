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
    double turn = Math.atan2(b.y() - a.y(), b.x() - a.x());
    double px = p.x() - a.x(), py = p.y() - a.y();
    double x = px * Math.cos(-turn) - py * Math.sin(-turn);
    double length = Math.sqrt(Math.pow(b.x() - a.x(), 2) + Math.pow(b.y() - a.y(), 2));
    if (x < 0) return a;
    if (x > length) return b;
    return new Vec2(x * Math.cos(turn) + a.x(), x * Math.sin(turn) + a.y());
  }

  static Vec2 onSegment(Vec2 a, Vec2 b, double radius) {
    if (a.equals(b)) return new Vec2(0, radius);
    return b.minus(a).perpendicular().unit().times(radius);
  }
}
