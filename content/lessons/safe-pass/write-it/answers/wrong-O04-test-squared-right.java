// wrong O04
import java.util.*;
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    Iterator<Circle> left = List.of(opponents).iterator();
    while (left.hasNext()) {
      Circle c = left.next();
      if (overlaps(a, b, c.center(), c.radius())) return false;
    }
    return true;
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a);
    double t = d.lengthSquared() == 0 ? 0 : Math.max(0, Math.min(1, center.minus(a).dot(d) / d.lengthSquared()));
    return Math.hypot(center.x() - a.x() - t * d.x(), center.y() - a.y() - t * d.y()) <= Math.pow(radius, 2);
  }
}
