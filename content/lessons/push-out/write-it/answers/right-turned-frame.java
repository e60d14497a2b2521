// right
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: push-out/parts/offset-by-distance

  static Vec2 closest(Vec2 a, Vec2 b, Vec2 p) {
    double angle = Math.atan2(b.y() - a.y(), b.x() - a.x());
    double c = Math.cos(-angle), s = Math.sin(-angle);
    double end = (b.x() - a.x()) * c - (b.y() - a.y()) * s;
    double x = (p.x() - a.x()) * c - (p.y() - a.y()) * s;
    if (x < 0) x = 0;
    if (x > end) x = end;
    return new Vec2(a.x() + x * c, a.y() - x * s);
  }
}
