// right
import touchline.geometry.*;

class Solution {
  static double timeToSegment(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    double length = b.minus(a).length();
    if (length == 0) return timeToPoint(a, center, radius, velocity);
    Vec2 u = b.minus(a).unit();
    Vec2 c = new Vec2(u.dot(center.minus(a)), u.cross(center.minus(a)));
    Vec2 v = new Vec2(u.dot(velocity), u.cross(velocity));
    double first = -1;
    if (c.x() >= 0 && c.x() <= length && Math.abs(c.y()) < radius) return 0;
    if (c.y() * v.y() < 0 && Math.abs(c.y()) >= radius) {
      double t = (Math.abs(c.y()) - radius) / Math.abs(v.y());
      double x = c.x() + t * v.x();
      if (t <= 1 && x >= 0 && x <= length) first = t;
    }
    for (double end : new double[] {0, length}) {
      double t = timeToPoint(new Vec2(end, 0), c, radius, v);
      if (t != -1 && (first == -1 || t < first)) first = t;
    }
    return first;
  }

  //@@MEMBERS: moving-circle/parts/line-and-point
}
