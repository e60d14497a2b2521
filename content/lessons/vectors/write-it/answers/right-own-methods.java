// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    double n = length(w);
    if (n == 0.0)
      return new Vec2(0, 0);
    return scale(w, dot(v, w) / n / n);
  }

  static double dot(Vec2 a, Vec2 b) {
    return a.x() * b.x() + a.y() * b.y();
  }

  static double length(Vec2 a) {
    return Math.sqrt(dot(a, a));
  }

  static Vec2 scale(Vec2 a, double k) {
    return new Vec2(a.x() * k, a.y() * k);
  }
}
