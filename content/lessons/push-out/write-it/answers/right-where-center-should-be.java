// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a);
    double n = d.dot(d), e = center.minus(a).dot(d);
    Vec2 q = n == 0 || e <= 0 ? a : e >= n ? b : a.plus(d.times(e / n));
    double gap = center.minus(q).length();
    if (gap >= radius) return new Vec2(0, 0);
    Vec2 dir = gap == 0 ? (n == 0 ? new Vec2(0, 1) : new Vec2(-d.y(), d.x()).times(1 / Math.sqrt(n))) : new Vec2((center.x() - q.x()) / gap, (center.y() - q.y()) / gap);
    Vec2 goal = q.plus(dir.times(radius));
    return goal.minus(center);
  }
}
