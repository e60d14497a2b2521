// right
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double l = d.length();
    if (l == 0) return a;
    double height = d.cross(p.minus(a)) / l;
    Vec2 up = new Vec2(-d.y() / l, d.x() / l);
    Vec2 foot = p.minus(up.times(height));
    double t = Math.abs(d.x()) >= Math.abs(d.y()) ? (foot.x() - a.x()) / d.x() : (foot.y() - a.y()) / d.y();
    return t <= 0 ? a : t >= 1 ? b : foot;
  }
}
