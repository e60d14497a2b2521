// right
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-squares

  static Vec2 closest(Vec2 a, Vec2 b, Vec2 p) {
    double length = Math.hypot(b.x() - a.x(), b.y() - a.y());
    if (length < 1e-12) return a;
    double theta = Math.atan2(b.y() - a.y(), b.x() - a.x());
    double phi = Math.atan2(p.y() - a.y(), p.x() - a.x());
    double reach = Math.hypot(p.x() - a.x(), p.y() - a.y());
    double along = reach * Math.cos(phi - theta);
    along = Math.min(Math.max(along, 0), length);
    return new Vec2(a.x() + along * Math.cos(theta), a.y() + along * Math.sin(theta));
  }
}
