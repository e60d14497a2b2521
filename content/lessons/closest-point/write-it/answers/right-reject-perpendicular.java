// right
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.equals(b)) return a;
    Vec2 d = b.minus(a).unit();
    Vec2 w = p.minus(a);
    Vec2 foot = p.minus(d.perpendicular().times(d.cross(w)));
    if (foot.minus(a).dot(d) < 0) return a;
    return foot.minus(b).dot(d) > 0 ? b : foot;
  }
}
