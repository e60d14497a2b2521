// wrong O01
import java.util.*;
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    return Arrays.stream(opponents).noneMatch(o -> overlaps(a, b, o.center(), o.radius()));
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    if (a.equals(b)) return center.minus(a).length() <= radius;
    Vec2 n = b.minus(a).perpendicular().unit();
    return Math.abs(n.dot(center.minus(a))) <= radius;
  }
}
