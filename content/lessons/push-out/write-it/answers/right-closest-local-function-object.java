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
    final class Walker {
      final Vec2 from, step;
      Walker(Vec2 from, Vec2 to) { this.from = from; this.step = to.minus(from); }
      Vec2 nearest(Vec2 to) {
        double whole = step.lengthSquared();
        double part = to.minus(from).dot(step);
        if (part <= 0 || whole == 0) return from;
        return part >= whole ? from.plus(step) : from.plus(step.times(part / whole));
      }
    }
    return new Walker(a, b).nearest(p);
  }

  static Vec2 onSegment(Vec2 a, Vec2 b, double radius) {
    if (a.equals(b)) return new Vec2(0, radius);
    return b.minus(a).perpendicular().unit().times(radius);
  }
}
