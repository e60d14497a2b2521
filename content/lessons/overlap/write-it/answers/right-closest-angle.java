// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 near = closestPoint(a, b, center);
    return near.minus(center).lengthSquared() <= radius * radius;
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    double len = b.minus(a).length();
    double angle = Math.atan2(b.y() - a.y(), b.x() - a.x());
    double toP = Math.atan2(p.y() - a.y(), p.x() - a.x());
    double along = p.minus(a).length() * Math.cos(toP - angle);
    along = Math.min(len, Math.max(0, along));
    return new Vec2(a.x() + along * Math.cos(angle), a.y() + along * Math.sin(angle));
  }
}
