// wrong O01
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
    Vec2 d = b.minus(a), f = a.minus(center);
    double A = d.dot(d), B = 2 * f.dot(d), C = f.dot(f) - radius * radius;
    if (A == 0) return C <= 0;
    return B * B - 4 * A * C >= 0;
  }
}
