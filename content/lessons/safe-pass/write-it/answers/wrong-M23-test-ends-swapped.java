// wrong M23
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
    double n = d.dot(d), e = center.minus(a).dot(d);
    if (n == 0) return center.minus(a).length() <= radius;
    Vec2 q = e < 0 ? b : e > n ? a : a.plus(d.times(e / n));
    return q.minus(center).length() <= radius;
  }
}
