// right
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: push-out/parts/offset-by-coordinates

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.equals(b)) return a;
    if (a.y() == b.y()) return new Vec2(clip(p.x(), a.x(), b.x()), a.y());
    if (a.x() == b.x()) return new Vec2(a.x(), clip(p.y(), a.y(), b.y()));
    double m = (b.y() - a.y()) / (b.x() - a.x());
    double x = (m * a.x() - a.y() + p.x() / m + p.y()) / (m + 1 / m);
    x = clip(x, a.x(), b.x());
    return new Vec2(x, m * (x - a.x()) + a.y());
  }
  static double clip(double v, double lo, double hi) { return lo > hi ? clip(v, hi, lo) : v < lo ? lo : v > hi ? hi : v; }

  static Vec2 onSegment(Vec2 a, Vec2 b, double radius) {
    if (a.equals(b)) return new Vec2(0, radius);
    return b.minus(a).perpendicular().unit().times(radius);
  }
}
