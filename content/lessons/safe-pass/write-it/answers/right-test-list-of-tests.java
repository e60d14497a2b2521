// right
import java.util.*;
import java.util.function.*;
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
    List<BooleanSupplier> tests = List.of(
        () -> center.minus(a).length() <= radius,
        () -> center.minus(b).length() <= radius,
        () -> center.minus(a).dot(d) > 0 && center.minus(b).dot(d) < 0 && Math.abs(d.cross(center.minus(a))) <= radius * d.length());
    for (BooleanSupplier test : tests) if (test.getAsBoolean()) return true;
    return false;
  }
}
