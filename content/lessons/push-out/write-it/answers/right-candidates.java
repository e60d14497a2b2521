// right
import java.util.*;
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 q = closest(a, b, center);
    Vec2 v = center.minus(q);
    double D = v.length();
    if (D >= radius) return new Vec2(0, 0);
    if (D == 0) return left(a, b).times(radius);
    return v.times((radius - D) / D);
  }

  static Vec2 left(Vec2 a, Vec2 b) {
    Vec2 d = b.minus(a);
    if (d.length() == 0) return new Vec2(0, 1);
    return new Vec2(-d.y() / d.length(), d.x() / d.length());
  }

  static Vec2 closest(Vec2 a, Vec2 b, Vec2 p) {
    List<Vec2> candidates = new ArrayList<>(List.of(a, b));
    Vec2 d = b.minus(a);
    if (d.lengthSquared() > 0) {
      double t = p.minus(a).dot(d) / d.lengthSquared();
      if (t > 0 && t < 1) candidates.add(a.plus(d.times(t)));
    }
    Vec2 best = a;
    for (Vec2 each : candidates) {
      if (each.minus(p).lengthSquared() < best.minus(p).lengthSquared()) best = each;
    }
    return best;
  }
}
