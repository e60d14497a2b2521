// right
import java.util.*;
import java.util.stream.*;
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
    Vec2 d = b.minus(a);
    double t = p.minus(a).dot(d) / d.dot(d);
    return Stream.of(0.0, 1.0, t).filter(k -> k >= 0 && k <= 1).map(k -> a.plus(d.times(k))).min(Comparator.comparing(q -> q.minus(p).length())).get();
  }

  static Vec2 onSegment(Vec2 a, Vec2 b, double radius) {
    if (a.equals(b)) return new Vec2(0, radius);
    return b.minus(a).perpendicular().unit().times(radius);
  }
}
