// wrong O18
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
    double n = d.dot(d), t = n == 0 ? 0 : Math.max(0, Math.min(1, center.minus(a).dot(d) / n));
    return a.plus(d.times(t)).minus(center).length() - radius <= 0.5;
  }
}
