// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 near = closestPoint(a, b, center);
    return near.minus(center).lengthSquared() <= radius * radius;
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    double from = 0, to = 1;
    Vec2 d = b.minus(a);
    for (int round = 0; round < 12; round++) {
      int best = 0;
      for (int i = 0; i <= 20; i++) {
        double t = from + (to - from) * i / 20;
        double bestT = from + (to - from) * best / 20;
        double gain = (t - bestT) * ((t + bestT) * d.lengthSquared() - 2 * p.minus(a).dot(d));
        if (gain < 0) best = i;
      }
      double centre = from + (to - from) * best / 20, step = (to - from) / 20;
      from = Math.max(0, centre - step);
      to = Math.min(1, centre + step);
    }
    return a.plus(d.times((from + to) / 2));
  }
}
