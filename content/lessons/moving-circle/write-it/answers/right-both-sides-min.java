// right
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = new Vec2(a.y() - b.y(), b.x() - a.x()).unit();
    double k = n.dot(center) - n.dot(a), s = n.dot(velocity);
    if (Math.abs(k) < radius) return 0;
    if (s == 0) return Math.abs(k) == radius ? -1 : -1;
    double t1 = (radius - k) / s, t2 = (-radius - k) / s;
    double t = Math.min(t1, t2);
    return t >= 0 && t <= 1 ? t : -1;
  }
}
