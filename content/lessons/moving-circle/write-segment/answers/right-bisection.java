// right
import touchline.geometry.*;

class Solution {
  static double timeToSegment(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    double gap = gap(a, b, center, radius);
    if (gap < 0) return 0;
    // The distance to a segment falls and then grows: find its least place, then the first touch.
    double low = 0, high = 1;
    for (int i = 0; i < 200; i++) {
      double one = low + (high - low) / 3, two = high - (high - low) / 3;
      double gapOne = gap(a, b, center.plus(velocity.times(one)), radius);
      double gapTwo = gap(a, b, center.plus(velocity.times(two)), radius);
      if (gapOne <= gapTwo) high = two; else low = one;
    }
    double nearest = gap(a, b, center.plus(velocity.times(1)), radius) == 0 ? 1 : high;
    if (gap(a, b, center.plus(velocity.times(nearest)), radius) > 0) return -1;
    Vec2 later = center.plus(velocity.times(nearest + 1e-3));
    if (nearest < 1e-9 && gap(a, b, later, radius) >= 0) return -1;
    double out = 0, in = nearest;
    for (int i = 0; i < 200; i++) {
      double middle = (out + in) / 2;
      if (gap(a, b, center.plus(velocity.times(middle)), radius) > 0) out = middle; else in = middle;
    }
    return in;
  }

  static double gap(Vec2 a, Vec2 b, Vec2 c, double r) {
    Vec2 e = b.minus(a);
    double t = e.lengthSquared() == 0 ? 0 : c.minus(a).dot(e) / e.lengthSquared();
    return c.minus(a.plus(e.times(Math.max(0, Math.min(1, t))))).length() - r;
  }
}
