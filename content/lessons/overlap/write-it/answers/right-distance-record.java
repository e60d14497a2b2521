// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    return Measure.of(a, b, center).distance() <= radius;
  }

  record Measure(double along, double across, double length) {
    static Measure of(Vec2 a, Vec2 b, Vec2 c) {
      double l = b.minus(a).length();
      Vec2 u = l == 0 ? new Vec2(1, 0) : b.minus(a).unit();
      return new Measure(c.minus(a).dot(u), c.minus(a).cross(u), l);
    }
    double distance() {
      double past = along < 0 ? along : Math.max(along - length, 0);
      return Math.sqrt(past * past + across * across);
    }
  }
}
