// wrong M10
import java.util.*;
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    return Arrays.stream(opponents).noneMatch(o -> overlaps(a, b, o.center(), o.radius()));
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a);
    double n = d.dot(d);
    double t = n == 0 ? 0 : Math.max(0, Math.min(1, center.dot(d) / n));
    return a.plus(d.times(t)).minus(center).length() <= radius;
  }
}
