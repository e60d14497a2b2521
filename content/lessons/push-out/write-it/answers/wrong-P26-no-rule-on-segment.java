// wrong P26
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 c, double r) {
    Vec2 d = b.minus(a);
    Vec2 w = c.minus(a);
    double n = d.dot(d);
    Vec2 left = n == 0 ? new Vec2(0, 1) : d.perpendicular().unit();
    double t = n == 0 ? 0 : w.dot(d) / n;
    Vec2 v = w.minus(d.times(Math.max(0, Math.min(1, t))));
    double D = v.length();
    if (D >= r || D == 0) return new Vec2(0, 0);
    return v.times((r - D) / D);
  }
}
