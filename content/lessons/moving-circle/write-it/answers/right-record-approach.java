// right
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Approach ap = Approach.of(a, b, center, velocity);
    if (ap.gap(radius) < 0) return 0;
    if (!ap.isClosing()) return -1;
    double time = ap.gap(radius) / ap.closing();
    return time > 1 ? -1.0 : time;
  }

  record Approach(double distance, double closing) {
    static Approach of(Vec2 a, Vec2 b, Vec2 c, Vec2 v) {
      Vec2 foot = a.plus(b.minus(a).times(c.minus(a).dot(b.minus(a)) / b.minus(a).lengthSquared()));
      Vec2 n = b.minus(a).perpendicular().unit();
      double k = n.dot(c.minus(a));
      return new Approach(Math.abs(k), k > 0 ? -n.dot(v) : n.dot(v));
    }
    double gap(double r) { return distance - r; }
    boolean isClosing() { return closing > 0; }
  }
}
