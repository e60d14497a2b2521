// wrong M28
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (b.lengthSquared() == 0) return a;
    double t = p.minus(a).dot(b) / b.lengthSquared();
    return a.plus(b.times(Math.max(0, Math.min(1, t))));
  }
}
