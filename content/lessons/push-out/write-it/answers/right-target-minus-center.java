// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a);
    double t = d.length() == 0 ? 0 : Math.min(1, Math.max(0, center.minus(a).dot(d) / d.dot(d)));
    Vec2 q = a.plus(d.times(t));
    Vec2 n;
    if (!q.equals(center)) n = center.minus(q).unit();
    else if (!a.equals(b)) n = d.perpendicular().unit();
    else n = new Vec2(0, 1);
    if (center.minus(q).length() >= radius) return Vec2.ZERO;
    Vec2 target = q.plus(n.times(radius));
    return target.minus(center);
  }
}
