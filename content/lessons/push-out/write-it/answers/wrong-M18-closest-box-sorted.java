// wrong M18
import java.util.*;
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 q = closestPoint(a, b, center);
    double dx = center.x() - q.x(), dy = center.y() - q.y();
    double d = Math.sqrt(dx * dx + dy * dy);
    if (d == 0) return onSegment(a, b, radius);
    if (d > radius) return new Vec2(0, 0);
    return new Vec2(dx / d * (radius - d), dy / d * (radius - d));
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    double[] xs = {a.x(), b.x(), p.x()}, ys = {a.y(), b.y(), p.y()};
    Arrays.sort(xs);
    Arrays.sort(ys);
    return new Vec2(xs[1], ys[1]);
  }

  static Vec2 onSegment(Vec2 a, Vec2 b, double radius) {
    if (a.equals(b)) return new Vec2(0, radius);
    return b.minus(a).perpendicular().unit().times(radius);
  }
}
