// wrong O06
import java.util.*;
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    return Arrays.stream(opponents).noneMatch(o -> overlaps(a, b, o.center(), o.radius()));
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double da = Math.hypot(a.x() - center.x(), a.y() - center.y());
    double db = Math.hypot(b.x() - center.x(), b.y() - center.y());
    if (da < db) return da <= radius;
    return db <= radius;
  }
}
