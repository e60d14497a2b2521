// right
import java.util.function.*;
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    Predicate<Circle> clear = o -> true;
    Predicate<Circle> both = clear.and(o -> distance(a, b, o.center()) > o.radius());
    for (Circle o : opponents) if (!both.test(o)) return false;
    return true;
  }

  static double distance(Vec2 a, Vec2 b, Vec2 c) {
    Vec2 d = b.minus(a);
    double e = c.minus(a).dot(d), n = d.lengthSquared();
    if (e <= 0) return c.minus(a).length();
    if (e >= n) return c.minus(b).length();
    return Math.abs(d.cross(c.minus(a))) / Math.sqrt(n);
  }
}
