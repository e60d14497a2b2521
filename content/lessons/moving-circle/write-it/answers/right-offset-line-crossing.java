// right
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 d = b.minus(a), n = d.perpendicular().unit();
    double side = n.dot(center.minus(a)) >= 0 ? 1 : -1;
    if (Math.abs(n.dot(center.minus(a))) < radius) return 0;
    Vec2 base = a.plus(n.times(side * radius));
    double det = velocity.cross(d);
    if (side * n.dot(velocity) >= 0) return -1;
    double t = base.minus(center).cross(d) / det;
    return t >= 0 && t <= 1 ? t : -1;
  }
}
