// right
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    // Lagrange / angle at a, angle at b
    if (p.minus(a).dot(b.minus(a)) <= 0) return a;
    if (p.minus(b).dot(a.minus(b)) <= 0) return b;
    Vec2 n = b.minus(a).perpendicular().unit();
    double dist = p.minus(a).dot(n);
    return p.minus(n.times(dist));
  }
}
