// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    return center.minus(closestPoint(a, b, center)).length() <= radius;
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    return Region.of(a, b, p).point(a, b, p);
  }
  enum Region {
    BEFORE { Vec2 point(Vec2 a, Vec2 b, Vec2 p) { return a; } },
    BESIDE { Vec2 point(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); return a.plus(d.times(p.minus(a).dot(d) / d.dot(d))); } },
    BEYOND { Vec2 point(Vec2 a, Vec2 b, Vec2 p) { return b; } };
    abstract Vec2 point(Vec2 a, Vec2 b, Vec2 p);
    static Region of(Vec2 a, Vec2 b, Vec2 p) {
      double e = p.minus(a).dot(b.minus(a));
      return e <= 0 ? BEFORE : e < b.minus(a).lengthSquared() ? BESIDE : BEYOND;
    }
  }
}
