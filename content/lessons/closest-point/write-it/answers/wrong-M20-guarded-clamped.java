// wrong M20
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (Math.abs(b.x() - a.x()) < 1e-9) {
      double lo = Math.min(a.y(), b.y()), hi = Math.max(a.y(), b.y());
      return new Vec2(a.x(), Math.max(lo, Math.min(hi, p.y())));
    }
    double k = (p.x() - a.x()) / (b.x() - a.x());
    return new Vec2(p.x(), a.y() + k * (b.y() - a.y()));
  }
}
