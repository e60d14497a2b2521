// right
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    double l = b.minus(a).length(), da = p.minus(a).length(), db = p.minus(b).length();
    if (l == 0) return a;
    double s = ((da - db) * (da + db) / l + l) / 2;
    s = Math.max(0, Math.min(l, s));
    return new Vec2(a.x() + (b.x() - a.x()) * s / l, a.y() + (b.y() - a.y()) * s / l);
  }
}
